/**
 * @generated SignedSource<<543445d63a9d76a3a3a51db87dc03ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRow_order$data = {
  readonly createdAt: string;
  readonly deadlineAt: string | null | undefined;
  readonly direction: OrderDirection;
  readonly holdEndsAt: string | null | undefined;
  readonly isFinal: boolean;
  readonly marketItem: {
    readonly floatMax: number | null | undefined;
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
    readonly tagType: string | null | undefined;
    readonly tagWeapon: string | null | undefined;
  } | null | undefined;
  readonly orderNo: string;
  readonly pausedAt: string | null | undefined;
  readonly phase: OrderPhase;
  readonly settlesAt: string | null | undefined;
  readonly terminalPriceCents: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusTag_order">;
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terminalPriceCents",
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
          "args": null,
          "kind": "ScalarField",
          "name": "iconUrl",
          "storageKey": null
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
          "name": "tagType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagWeapon",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusTag_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "01d53bda0c8f03aa621c04cc23a541d7";

export default node;
