/**
 * @generated SignedSource<<5603832c717f75dc961cad930f560917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderAction = "ACCEPT_OFFER" | "BUY_ANOTHER" | "CANCEL_OFFER" | "CANCEL_ORDER" | "DECLINE_OFFER" | "OPEN_INVENTORY" | "PAY" | "REPLACE_LINK" | "SEND_OFFER" | "%future added value";
export type OrderRoute = "END_OF_PROTECTION" | "PAYMENT" | "PROTECTION" | "RECEIPT" | "SHIPMENT" | "VERIFICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly display: {
    readonly actions: ReadonlyArray<OrderAction>;
    readonly route: OrderRoute | null | undefined;
  };
  readonly handDelivery: {
    readonly __typename: "HandDelivery";
  } | null | undefined;
  readonly marketItem: {
    readonly marketHashName: string;
  } | null | undefined;
  readonly offerOrders: ReadonlyArray<{
    readonly id: string;
  }>;
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
      "concreteType": "OrderDisplay",
      "kind": "LinkedField",
      "name": "display",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "route",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actions",
          "storageKey": null
        }
      ],
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "offerOrders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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

(node as any).hash = "fbf70f3cd5a2be4ff371b3130ab6e9c6";

export default node;
