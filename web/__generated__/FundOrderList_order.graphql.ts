/**
 * @generated SignedSource<<dcef8fc3e7e49585eb152f42ff410c6a>>
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
  readonly display: {
    readonly step: OrderStep;
  };
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
      "concreteType": "OrderDisplay",
      "kind": "LinkedField",
      "name": "display",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        }
      ],
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

(node as any).hash = "27ac3339f473272dd1b2679bc8cd15df";

export default node;
