/**
 * @generated SignedSource<<06166f067b4d7283993c97b662ed2335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderAmountLabel = "ACTUAL_PAYMENT" | "ACTUAL_RECEIVED" | "AMOUNT_DUE" | "AMOUNT_TO_RECEIVE" | "%future added value";
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderMoneyPlace = "ESCROW_FOR_SELLER" | "ESCROW_FROM_APP" | "ESCROW_OF_BUYER" | "KEPT_AS_DEPOSIT" | "LATE_PAYMENT_ON_ITS_WAY" | "LATE_PAYMENT_RETURNED" | "NOTHING_MOVED" | "NOT_HELD" | "PAID_TO_SELLER" | "PAID_TO_VIEWER" | "REFUNDED_TO_BUYER" | "REFUNDED_TO_DEPOSIT" | "REFUNDED_TO_VIEWER" | "RETURNED_TO_APP" | "RETURNING_TO_APP" | "REVIEWED_TO_DEPOSIT" | "SETTLING_TO_SELLER" | "SETTLING_TO_VIEWER" | "UNDER_REVIEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderMoney_order$data = {
  readonly direction: OrderDirection;
  readonly display: {
    readonly money: {
      readonly at: string | null | undefined;
      readonly label: OrderAmountLabel;
      readonly place: OrderMoneyPlace;
    };
  };
  readonly feeCents: number;
  readonly heldFromDepositCents: number | null | undefined;
  readonly heldFromProceedsCents: number | null | undefined;
  readonly orderNo: string;
  readonly priceCents: number;
  readonly terminalPriceCents: number;
  readonly " $fragmentType": "OrderMoney_order";
};
export type OrderMoney_order$key = {
  readonly " $data"?: OrderMoney_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMoney_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderMoney_order",
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
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeCents",
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
      "name": "heldFromDepositCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldFromProceedsCents",
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
          "concreteType": "OrderMoney",
          "kind": "LinkedField",
          "name": "money",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e6d7a002f66183e7e7aca92b4edd4483";

export default node;
