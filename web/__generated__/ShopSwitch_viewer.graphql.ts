/**
 * @generated SignedSource<<91e506c71357d4975623e00b10f978d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitch_viewer$data = {
  readonly isShopOpen: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionPanel_viewer" | "ShopSettings_viewer">;
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
      "name": "ShopSettings_viewer"
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

(node as any).hash = "ad291216a56562bd64c3a1b118fb03ca";

export default node;
