/**
 * @generated SignedSource<<d0d9c548669823295713eb54a1e1b923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WalletLegAccount = "DEPOSIT" | "ESCROW" | "FEE" | "OTHER_SIDE" | "OUTSIDE" | "PROCEEDS" | "RETURNING" | "SETTLING" | "WITHDRAWING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransactionTransfers_transaction$data = {
  readonly transfers: ReadonlyArray<{
    readonly createdAt: string;
    readonly legs: ReadonlyArray<{
      readonly account: WalletLegAccount;
      readonly amountCents: number;
      readonly isOwn: boolean;
    }>;
    readonly reason: string;
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
