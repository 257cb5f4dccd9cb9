/**
 * @generated SignedSource<<0d6c8367c31b51d40bf3568f1f90e4f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPaymentStatus = "CLOSED" | "KEPT" | "OPEN" | "PAID" | "REFUNDED" | "REFUNDING" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelOrder_order$data = {
  readonly direction: OrderDirection;
  readonly id: string;
  readonly payment: {
    readonly status: OrderPaymentStatus;
  } | null | undefined;
  readonly phase: OrderPhase;
  readonly priceCents: number;
  readonly " $fragmentType": "CancelOrder_order";
};
export type CancelOrder_order$key = {
  readonly " $data"?: CancelOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "direction",
      "storageKey": null
    },
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

(node as any).hash = "b9a1d7eb3d29a996dd8bfca8bb2fb21c";

export default node;
