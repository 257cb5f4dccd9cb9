/**
 * @generated SignedSource<<067d837b3d325ee1e6d90129b02b46c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly direction: OrderDirection;
  readonly display: {
    readonly statusText: OrderStatusText;
  };
  readonly id: string;
  readonly orderNo: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferOrders_order" | "OrderAsset_order" | "OrderCheck_order" | "OrderHero_order" | "OrderMoney_order" | "OrderParties_order" | "OrderRow_order" | "OrderStepper_order" | "OrderTimeline_order" | "WrongDeliveryBanner_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetail_order",
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
          "name": "statusText",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHero_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WrongDeliveryBanner_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStepper_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCheck_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferOrders_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAsset_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMoney_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderParties_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRow_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b039f284a0d9848322cdec78a23fdcb9";

export default node;
