/**
 * @generated SignedSource<<19ced50d1afe4526ea2af71ec8a5dbc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderRoute = "END_OF_PROTECTION" | "PAYMENT" | "PROTECTION" | "RECEIPT" | "SHIPMENT" | "VERIFICATION" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferOrders_order$data = {
  readonly display: {
    readonly route: OrderRoute | null | undefined;
  };
  readonly offerOrders: ReadonlyArray<{
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly picture: string;
    };
    readonly display: {
      readonly route: OrderRoute | null | undefined;
      readonly statusText: OrderStatusText;
    };
    readonly id: string;
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
      readonly rarityColor: string;
    } | null | undefined;
    readonly orderNo: string;
    readonly priceCents: number;
  }>;
  readonly " $fragmentType": "OfferOrders_order";
};
export type OfferOrders_order$key = {
  readonly " $data"?: OfferOrders_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferOrders_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "route",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferOrders_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDisplay",
      "kind": "LinkedField",
      "name": "display",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "name": "priceCents",
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
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Asset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "size",
                  "value": "CARD"
                }
              ],
              "kind": "ScalarField",
              "name": "picture",
              "storageKey": "picture(size:\"CARD\")"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "floatValue",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rarityColor",
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
})();

(node as any).hash = "c7ee5b423eb665918b325eb8c9e794f5";

export default node;
