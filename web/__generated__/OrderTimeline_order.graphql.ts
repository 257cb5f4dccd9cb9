/**
 * @generated SignedSource<<6ba98592efffbac3c3cfca8978327124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFact = "BUYER_BANNED" | "CANCEL_ASKED" | "COMPLETED" | "EXTRA_ITEMS_TAKEN" | "FAILED" | "FAULT_FOUND" | "HELD" | "HOLD_CANCELLED" | "LINK_REFUSED" | "LINK_REPLACED" | "OFFER_AWAITED" | "OFFER_DIFFERS" | "OFFER_MADE" | "OFFER_PASSED_OVER" | "OFFER_SENT" | "OFFER_UNTAGGED" | "OFFER_WITHDRAWN" | "ON_HOLD" | "ORDERED" | "OTHER_ITEM_ELSEWHERE" | "PAUSED" | "PAYMENT_AWAITED" | "PRICED_DELIVERY_TAKEN" | "RECEIVED" | "RESUMED" | "REVERSED_LATE" | "VERIFYING" | "WRONG_ITEM_TAKEN" | "WRONG_OFFER_OVER" | "%future added value";
export type OrderMovementAccount = "BUYER" | "DEPOSIT" | "ESCROW" | "FEE" | "PAYMENT_APP" | "PROCEEDS" | "SELLER" | "SETTLING" | "%future added value";
export type OrderRoute = "END_OF_PROTECTION" | "PAYMENT" | "PROTECTION" | "RECEIPT" | "SHIPMENT" | "VERIFICATION" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
export type OrderTone = "ACCENT" | "INFO" | "NEGATIVE" | "POSITIVE" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_order$data = {
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly paintSeed: number | null | undefined;
    readonly stickers: ReadonlyArray<{
      readonly slot: number;
    }>;
  };
  readonly display: {
    readonly route: OrderRoute | null | undefined;
  };
  readonly events: ReadonlyArray<{
    readonly createdAt: string;
    readonly evidence: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly fact: OrderFact;
    readonly movements: ReadonlyArray<{
      readonly account: OrderMovementAccount;
      readonly amountCents: number;
    }>;
    readonly sequence: number;
    readonly statusText: OrderStatusText;
    readonly tone: OrderTone;
  }>;
  readonly " $fragmentType": "OrderTimeline_order";
};
export type OrderTimeline_order$key = {
  readonly " $data"?: OrderTimeline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_order",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paintSeed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Sticker",
          "kind": "LinkedField",
          "name": "stickers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slot",
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
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sequence",
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
          "name": "fact",
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
          "name": "createdAt",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderMovement",
          "kind": "LinkedField",
          "name": "movements",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amountCents",
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

(node as any).hash = "207d9d183e37a17f22a6160d49602974";

export default node;
