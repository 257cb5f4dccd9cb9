/**
 * @generated SignedSource<<a80996727997077eb033082946d0b042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHero_platform$data = {
  readonly isSandbox: boolean;
  readonly sandboxUrl: string | null | undefined;
  readonly " $fragmentType": "OrderHero_platform";
};
export type OrderHero_platform$key = {
  readonly " $data"?: OrderHero_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHero_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHero_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSandbox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sandboxUrl",
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "2e0f9326a20af149ad014d63babccf08";

export default node;
