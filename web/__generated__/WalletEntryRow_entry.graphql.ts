/**
 * @generated SignedSource<<ba7227afc869b775df842501eed6d37a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WalletAccountKind = "DEPOSIT" | "ESCROW" | "PROCEEDS" | "RETURNING" | "SETTLING" | "WITHDRAWING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WalletEntryRow_entry$data = {
  readonly account: WalletAccountKind;
  readonly amountCents: number;
  readonly balanceAfterCents: number;
  readonly createdAt: string;
  readonly orderNo: string | null | undefined;
  readonly reason: string;
  readonly rechargeNo: string | null | undefined;
  readonly serialNo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EntryLegs_entry">;
  readonly " $fragmentType": "WalletEntryRow_entry";
};
export type WalletEntryRow_entry$key = {
  readonly " $data"?: WalletEntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletEntryRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletEntryRow_entry",
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
      "name": "account",
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
      "name": "balanceAfterCents",
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
      "name": "EntryLegs_entry"
    }
  ],
  "type": "WalletEntry",
  "abstractKey": null
};

(node as any).hash = "ae3f169788061a7a63108a02278d3f4f";

export default node;
