/**
 * @generated SignedSource<<c1a2b95c5eff259eef5f3738655937bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WalletLegAccount = "DEPOSIT" | "ESCROW" | "FEE" | "OTHER_SIDE" | "OUTSIDE" | "PROCEEDS" | "RETURNING" | "SETTLING" | "WITHDRAWING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EntryLegs_entry$data = {
  readonly legs: ReadonlyArray<{
    readonly account: WalletLegAccount;
    readonly amountCents: number;
    readonly isOwn: boolean;
  }>;
  readonly " $fragmentType": "EntryLegs_entry";
};
export type EntryLegs_entry$key = {
  readonly " $data"?: EntryLegs_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLegs_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryLegs_entry",
  "selections": [
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
  "type": "WalletEntry",
  "abstractKey": null
};

(node as any).hash = "c5d76fa9eb16be60567a2279efc94b47";

export default node;
