/**
 * @generated SignedSource<<2952593355094bd2dd90e8eae8b00800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InspectLink_asset$data = {
  readonly inspectUrl: string | null | undefined;
  readonly " $fragmentType": "InspectLink_asset";
};
export type InspectLink_asset$key = {
  readonly " $data"?: InspectLink_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"InspectLink_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InspectLink_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inspectUrl",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "14e41ea9ce0e2fabd3e1b772b8c6aad5";

export default node;
