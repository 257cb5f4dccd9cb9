/**
 * @generated SignedSource<<45c00707b8835e38194e14dd1afd1649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStep = "ORDER" | "PAYMENT" | "RECEIPT" | "SHIPMENT" | "%future added value";
export type ProceedsReviewState = "RELEASED" | "TO_DEPOSIT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FundOrderList_order$data = {
  readonly marketItem: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemThumb_item">;
  } | null | undefined;
  readonly orderNo: string;
  readonly proceedsReview: {
    readonly lookBy: string;
    readonly state: ProceedsReviewState;
  } | null | undefined;
  readonly settlesAt: string | null | undefined;
  readonly step: OrderStep;
  readonly terminalPriceCents: number;
  readonly " $fragmentType": "FundOrderList_order";
};
export type FundOrderList_order$key = {
  readonly " $data"?: FundOrderList_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundOrderList_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FundOrderList_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terminalPriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProceedsReview",
      "kind": "LinkedField",
      "name": "proceedsReview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemThumb_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a36fec0c287f54f8f48652b40a0bb645";

export default node;
