/**
 * @generated SignedSource<<1fdb1fae9bac0769e15b8c176cb25d9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WalletLegAccount = "BIDDING_DEPOSIT" | "BIDDING_PROCEEDS" | "DEPOSIT" | "ESCROW" | "FEE" | "OTHER_SIDE" | "OUTSIDE" | "PROCEEDS" | "RETURNING" | "SETTLING" | "WITHDRAWING" | "%future added value";
export type WalletReason = "BID" | "BID_FILL" | "BID_RAISE" | "BID_REFILL" | "BID_RETURN" | "HOLD" | "LATE_PAYMENT_KEPT" | "OFFER" | "OFFER_FILL" | "OFFER_RETURN" | "OTHER" | "PAYMENT" | "PAY_BACK" | "PAY_BACK_REFUSED" | "PAY_OUT" | "RECHARGE" | "REFUND" | "RELEASE" | "RELEASE_TO_DEPOSIT" | "REVERSE" | "SETTLE" | "TOP_UP" | "WITHDRAW" | "WITHDRAW_RETURN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransactionTransfers_transaction$data = {
  readonly transfers: ReadonlyArray<{
    readonly createdAt: string;
    readonly legs: ReadonlyArray<{
      readonly account: WalletLegAccount;
      readonly amountCents: number;
      readonly isOwn: boolean;
    }>;
    readonly reason: WalletReason;
  }>;
  readonly " $fragmentType": "TransactionTransfers_transaction";
};
export type TransactionTransfers_transaction$key = {
  readonly " $data"?: TransactionTransfers_transaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTransfers_transaction">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransactionTransfers_transaction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WalletTransfer",
      "kind": "LinkedField",
      "name": "transfers",
      "plural": true,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WalletLeg",
          "kind": "LinkedField",
          "name": "legs",
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
              "name": "isOwn",
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
  "type": "WalletTransaction",
  "abstractKey": null
};

(node as any).hash = "168c8ac408e403990bc914621c9f5fba";

export default node;
