/**
 * @generated SignedSource<<de0ab49df216a46935d7a23b5a47a8be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitch_viewer$data = {
  readonly isShopOpen: boolean;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "32cb378e9ab073a7e64cd92406fab17c";

export default node;
