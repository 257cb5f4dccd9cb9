/**
 * @generated SignedSource<<c4414dc8f573238a9257a691d3734d3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountHoldScope = "EVERYTHING" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitch_viewer$data = {
  readonly hold: {
    readonly scope: AccountHoldScope;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e12c4f77a981b0266996e768ded5e35e";

export default node;
