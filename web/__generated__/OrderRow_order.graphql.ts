/**
 * @generated SignedSource<<0180271bbc8883fdef9c1982915f2db3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderAmountKind = "EXPECTED" | "MOVED" | "NONE" | "UNPAID" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
export type OrderTask = "ACCEPT_OFFER" | "CANCEL_OFFER" | "CONFIRM_OFFER" | "DECLINE_OFFER" | "PAY" | "REPLACE_LINK" | "SEND_OFFER" | "%future added value";
export type OrderTone = "ACCENT" | "INFO" | "NEGATIVE" | "POSITIVE" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRow_order$data = {
  readonly asset: {
    readonly " $fragmentSpreads": FragmentRefs<"PhaseTag_asset">;
  };
  readonly createdAt: string;
  readonly display: {
    readonly amount: {
      readonly cents: number;
      readonly kind: OrderAmountKind;
    };
    readonly clock: {
      readonly pausedAt: string | null | undefined;
      readonly until: string | null | undefined;
    } | null | undefined;
    readonly statusText: OrderStatusText;
    readonly task: OrderTask | null | undefined;
    readonly tone: OrderTone;
  };
  readonly marketItem: {
    readonly floatMax: number | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string;
    readonly rarityColor: string;
  } | null | undefined;
  readonly orderNo: string;
  readonly " $fragmentType": "OrderRow_order";
};
export type OrderRow_order$key = {
  readonly " $data"?: OrderRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRow_order",
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
      "name": "createdAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "task",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderClock",
          "kind": "LinkedField",
          "name": "clock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pausedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderAmount",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseTag_asset"
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
        },
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
          "name": "rarityColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatMax",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ff014efdf2721c42467431f50201e61e";

export default node;
