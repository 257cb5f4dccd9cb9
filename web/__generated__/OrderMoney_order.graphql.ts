/**
 * @generated SignedSource<<bda02c528ed291a42a68ab6e6912d14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPaymentStatus = "CLOSED" | "OPEN" | "PAID" | "REFUNDED" | "REFUNDING" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
export type OrderStep = "ORDER" | "PAYMENT" | "RECEIPT" | "SHIPMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderMoney_order$data = {
  readonly direction: OrderDirection;
  readonly feeCents: number;
  readonly heldFromDepositCents: number | null | undefined;
  readonly heldFromProceedsCents: number | null | undefined;
  readonly payment: {
    readonly status: OrderPaymentStatus;
  } | null | undefined;
  readonly phase: OrderPhase;
  readonly priceCents: number;
  readonly settlesAt: string | null | undefined;
  readonly step: OrderStep;
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
      "name": "phase",
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
      "name": "settlesAt",
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
      "concreteType": "OrderPayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c153b2b44ad49f47ad2dd3b8b3bac4e6";

export default node;
