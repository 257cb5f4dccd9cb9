/**
 * @generated SignedSource<<e6b150422bbe0e5fbc6e75230ed32a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type OrderActor = "BUYER" | "NOBODY" | "PLATFORM" | "SELLER" | "STEAM" | "%future added value";
export type OrderDeliveryIssue = "PARTNER_BLOCKED" | "TRADE_LINK" | "%future added value";
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPaymentStatus = "CLOSED" | "KEPT" | "OPEN" | "PAID" | "REFUNDED" | "REFUNDING" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
export type OrderStep = "ORDER" | "PAYMENT" | "RECEIPT" | "SHIPMENT" | "%future added value";
export type ProceedsReviewState = "RELEASED" | "TO_DEPOSIT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHero_order$data = {
  readonly actor: OrderActor;
  readonly buyer: {
    readonly nickname: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly deadlineAt: string | null | undefined;
  readonly deliveryIssue: OrderDeliveryIssue | null | undefined;
  readonly deliveryType: DeliveryType;
  readonly direction: OrderDirection;
  readonly events: ReadonlyArray<{
    readonly createdAt: string;
    readonly evidence: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
  }>;
  readonly holdEndsAt: string | null | undefined;
  readonly isFinal: boolean;
  readonly isOfferLeftOpen: boolean;
  readonly pausedAt: string | null | undefined;
  readonly payment: {
    readonly status: OrderPaymentStatus;
  } | null | undefined;
  readonly phase: OrderPhase;
  readonly proceedsReview: {
    readonly state: ProceedsReviewState;
  } | null | undefined;
  readonly seller: {
    readonly sellerName: string;
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
};
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
        }
      ],
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
      "kind": "ScalarField",
      "name": "deliveryType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOfferLeftOpen",
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nickname",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEvidence",
          "kind": "LinkedField",
          "name": "evidence",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
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

(node as any).hash = "82a2da883e348c241ff8accda523bc92";

export default node;
