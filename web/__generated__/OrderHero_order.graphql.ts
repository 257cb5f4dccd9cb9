/**
 * @generated SignedSource<<3c7ec50e4dc5c5ddaf70c940fabc235c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderClockKind = "DEADLINE" | "STEAM_HOLD" | "TRADE_PROTECTION" | "%future added value";
export type OrderDisplayedActor = "BUYER" | "EITHER" | "PLATFORM" | "SELLER" | "STEAM" | "VIEWER" | "%future added value";
export type OrderHoldNotice = "CANCELLED_BY_BUYER" | "CANCELLED_BY_SELLER" | "CANCELLED_BY_VIEWER" | "CAUSED_BY_BOTH" | "CAUSED_BY_BUYER" | "CAUSED_BY_SELLER" | "CAUSED_BY_VIEWER" | "%future added value";
export type OrderOutcome = "COMPLETED_BUYER" | "COMPLETED_SELLER" | "KEPT_AS_DEPOSIT" | "NOT_CHARGED" | "PROTECTED_BUYER" | "PROTECTED_SELLER" | "REFUNDED_BUYER" | "REFUNDED_SELLER" | "REFUNDED_TO_APP" | "REFUNDED_TO_DEPOSIT" | "REFUNDING_TO_APP" | "REVIEWED_TO_DEPOSIT" | "WAITING_FOR_REVIEW" | "%future added value";
export type OrderRoute = "END_OF_PROTECTION" | "PAYMENT" | "PROTECTION" | "RECEIPT" | "SHIPMENT" | "VERIFICATION" | "%future added value";
export type OrderSentence = "ACCEPT_OFFER" | "ACCOUNT_BLOCKED_BUYER" | "ACCOUNT_BLOCKED_SELLER" | "ACCOUNT_HELD_BUYER" | "ACCOUNT_HELD_SELLER" | "CLOSED" | "COMPLETED_BUYER" | "COMPLETED_SELLER" | "CONFIRM_OFFER" | "CREATING" | "LINK_REFUSED_BUYER" | "LINK_REFUSED_SELLER" | "OFFER_LEFT_OPEN_BUYER" | "OFFER_LEFT_OPEN_SELLER" | "ON_HOLD" | "PAUSED" | "PAY" | "PROTECTED_BUYER" | "PROTECTED_SELLER" | "REVIEWED_TO_DEPOSIT" | "ROBOT_CONFIRMS_BUYER" | "ROBOT_CONFIRMS_SELLER" | "SEND_OFFER" | "VERIFYING" | "WAITING_FOR_REVIEW" | "%future added value";
export type OrderTone = "ACCENT" | "INFO" | "NEGATIVE" | "POSITIVE" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHero_order$data = {
  readonly buyer: {
    readonly nickname: string;
  } | null | undefined;
  readonly display: {
    readonly clock: {
      readonly from: string;
      readonly kind: OrderClockKind;
      readonly pausedAt: string | null | undefined;
      readonly until: string | null | undefined;
    } | null | undefined;
    readonly headline: {
      readonly actor: OrderDisplayedActor | null | undefined;
      readonly outcome: OrderOutcome | null | undefined;
      readonly sentence: OrderSentence;
      readonly tone: OrderTone;
    };
    readonly hold: OrderHoldNotice | null | undefined;
    readonly route: OrderRoute | null | undefined;
  };
  readonly seller: {
    readonly sellerName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
  readonly " $fragmentType": "OrderHero_order";
};
export type OrderHero_order$key = {
  readonly " $data"?: OrderHero_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHero_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHero_order",
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
          "concreteType": "OrderHeadline",
          "kind": "LinkedField",
          "name": "headline",
          "plural": false,
          "selections": [
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
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentence",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tone",
              "storageKey": null
            }
          ],
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
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
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
          "kind": "ScalarField",
          "name": "hold",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3c7a7c68621cfe68e3cee21525261a31";

export default node;
