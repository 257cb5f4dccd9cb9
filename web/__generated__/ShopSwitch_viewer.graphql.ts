/**
 * @generated SignedSource<<a7c04b872c1f66bdcdacbe44c7b172f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitch_viewer$data = {
  readonly isShopOpen: boolean;
  readonly shopRemainingCount: number;
  readonly " $fragmentType": "ShopSwitch_viewer";
};
export type ShopSwitch_viewer$key = {
  readonly " $data"?: ShopSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopSwitch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShopOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopRemainingCount",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "584099a699c0120657de7da931b13846";

export default node;
