/**
 * @generated SignedSource<<ebe3ca3229e1294dfbf405db42557908>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDeliveryIssue = "PARTNER_BLOCKED" | "TRADE_LINK" | "%future added value";
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly canBuyerCancelAt: string | null | undefined;
  readonly canCancel: boolean;
  readonly deliveryIssue: OrderDeliveryIssue | null | undefined;
  readonly direction: OrderDirection;
  readonly handDelivery: {
    readonly __typename: "HandDelivery";
  } | null | undefined;
  readonly isFinal: boolean;
  readonly isOfferLeftOpen: boolean;
  readonly marketItem: {
    readonly marketHashName: string;
  } | null | undefined;
  readonly phase: OrderPhase;
  readonly steamTradeOfferId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order" | "HandDelivery_order" | "OrderTradeUrl_order" | "PayOrder_order">;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
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
      "name": "direction",
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
      "name": "deliveryIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBuyerCancelAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "steamTradeOfferId",
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
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketHashName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTradeUrl_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HandDelivery",
      "kind": "LinkedField",
      "name": "handDelivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandDelivery_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "9bac8bbef1297732108b13626f695b05";

export default node;
