/**
 * @generated SignedSource<<cedc764ca9f7e0885ffd0f0c26ad20cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WalletDeal = "ENDED_BUY_ORDER" | "OFFER_MADE" | "OPEN_BUY_ORDER" | "%future added value";
export type WalletFund = "AVAILABLE" | "BIDDING" | "RETURNING" | "SETTLING" | "WITHDRAWING" | "%future added value";
export type WalletReason = "BID" | "BID_FILL" | "BID_RAISE" | "BID_REFILL" | "BID_RETURN" | "HOLD" | "LATE_PAYMENT_KEPT" | "OFFER" | "OFFER_FILL" | "OFFER_RETURN" | "OTHER" | "PAYMENT" | "PAY_BACK" | "PAY_BACK_REFUSED" | "PAY_OUT" | "RECHARGE" | "REFUND" | "RELEASE" | "RELEASE_TO_DEPOSIT" | "REVERSE" | "SETTLE" | "TOP_UP" | "WITHDRAW" | "WITHDRAW_RETURN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransactionRow_transaction$data = {
  readonly amountCents: number;
  readonly balances: ReadonlyArray<{
    readonly balanceCents: number;
    readonly fund: WalletFund;
  }>;
  readonly createdAt: string;
  readonly deal: WalletDeal | null | undefined;
  readonly feeCents: number | null | undefined;
  readonly isPaidByApp: boolean;
  readonly marketItem: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemThumb_item">;
  } | null | undefined;
  readonly orderNo: string | null | undefined;
  readonly outcome: WalletReason | null | undefined;
  readonly reason: WalletReason;
  readonly rechargeNo: string | null | undefined;
  readonly serialNo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTransfers_transaction">;
  readonly " $fragmentType": "TransactionRow_transaction";
};
export type TransactionRow_transaction$key = {
  readonly " $data"?: TransactionRow_transaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionRow_transaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransactionRow_transaction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaidByApp",
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
      "concreteType": "WalletFundChange",
      "kind": "LinkedField",
      "name": "balances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fund",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balanceCents",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemThumb_item"
        }
      ],
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
      "name": "deal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serialNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rechargeNo",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransactionTransfers_transaction"
    }
  ],
  "type": "WalletTransaction",
  "abstractKey": null
};

(node as any).hash = "e34afd3dd6869b98892119314c24a9f3";

export default node;
