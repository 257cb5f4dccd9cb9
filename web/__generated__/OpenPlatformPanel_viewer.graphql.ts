/**
 * @generated SignedSource<<1fb6d27dabad996595496596efe650e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenPlatformPanel_viewer$data = {
  readonly isOpenPlatformOn: boolean;
  readonly " $fragmentType": "OpenPlatformPanel_viewer";
};
export type OpenPlatformPanel_viewer$key = {
  readonly " $data"?: OpenPlatformPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPlatformPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpenPlatformOn",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e0a5eba7fa4ea6eeb9b353de45510c56";

export default node;
