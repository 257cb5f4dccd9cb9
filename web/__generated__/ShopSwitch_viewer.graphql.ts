/**
 * @generated SignedSource<<07e69fbaf11c7e8bb93ee6838d932898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitch_viewer$data = {
  readonly isShopOpen: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionPanel_viewer">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestrictionPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "67426bd8118c3bef71134a6e2135f3a9";

export default node;
