/**
 * @generated SignedSource<<71799fff43017d4b437a2b6e36402513>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderActor = "BUYER" | "NOBODY" | "PLATFORM" | "SELLER" | "STEAM" | "%future added value";
export type OrderDeliveryIssue = "PARTNER_BLOCKED" | "TRADE_LINK" | "%future added value";
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPaymentStatus = "CLOSED" | "OPEN" | "PAID" | "REFUNDED" | "REFUNDING" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "%future added value";
export type OrderStep = "ORDER" | "PAYMENT" | "RECEIPT" | "SHIPMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHero_order$data = {
  readonly actor: OrderActor;
  readonly buyer: {
    readonly nickname: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly deadlineAt: string | null | undefined;
  readonly deliveryIssue: OrderDeliveryIssue | null | undefined;
  readonly direction: OrderDirection;
  readonly events: ReadonlyArray<{
    readonly createdAt: string;
  }>;
  readonly holdEndsAt: string | null | undefined;
  readonly isFinal: boolean;
  readonly pausedAt: string | null | undefined;
  readonly payment: {
    readonly status: OrderPaymentStatus;
  } | null | undefined;
  readonly phase: OrderPhase;
  readonly seller: {
    readonly nickname: string;
  } | null | undefined;
  readonly settlesAt: string | null | undefined;
  readonly statusText: OrderStatusText;
  readonly step: OrderStep;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
  readonly " $fragmentType": "OrderHero_order";
};
export type OrderHero_order$key = {
  readonly " $data"?: OrderHero_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHero_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nickname",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHero_order",
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
      "name": "statusText",
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
      "name": "actor",
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
      "name": "isFinal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadlineAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
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
      "name": "holdEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryIssue",
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
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "86636bab28c2f0839ce1ec0090e97835";

export default node;
