/**
 * @generated SignedSource<<761f95d96b2bdba0cfeca460a17de902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsDeals_marketItem$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RecentSales_marketItem">;
  readonly " $fragmentType": "GoodsDeals_marketItem";
};
export type GoodsDeals_marketItem$key = {
  readonly " $data"?: GoodsDeals_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsDeals_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsDeals_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentSales_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "42a376190fd3ed8754f593de73ee17ad";

export default node;
