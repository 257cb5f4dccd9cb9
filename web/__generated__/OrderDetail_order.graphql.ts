/**
 * @generated SignedSource<<14db8d06187f57b1eb5ddfd3ae4e943a>>
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
  readonly id: string;
  readonly orderNo: string;
  readonly statusText: OrderStatusText;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAsset_order" | "OrderCheck_order" | "OrderHero_order" | "OrderMoney_order" | "OrderParties_order" | "OrderRow_order" | "OrderStepper_order" | "OrderTimeline_order" | "WrongDeliveryBanner_order">;
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

(node as any).hash = "7d92f88bbe08ce3eaea7c414a8d47ee2";

export default node;
