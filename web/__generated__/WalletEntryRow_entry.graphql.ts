/**
 * @generated SignedSource<<cedaa70d8ef5974c58dd1f1147b47a13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WalletAccountKind = "DEPOSIT" | "ESCROW" | "PROCEEDS" | "SETTLING" | "WITHDRAWING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WalletEntryRow_entry$data = {
  readonly account: WalletAccountKind;
  readonly amountCents: number;
  readonly balanceAfterCents: number;
  readonly createdAt: string;
  readonly orderNo: string | null | undefined;
  readonly reason: string;
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "WalletEntry",
  "abstractKey": null
};

(node as any).hash = "16367f4fc2aa07fb21c969c013ebafab";

export default node;
