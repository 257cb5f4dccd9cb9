/**
 * @generated SignedSource<<2088be3c92e61e30cf6be887b42e4fb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalStatus = "FAILURE" | "PROCESSING" | "SUCCESS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalRow_withdrawal$data = {
  readonly amountCents: number;
  readonly createdAt: string;
  readonly feeCents: number;
  readonly finishedAt: string | null | undefined;
  readonly isFrozen: boolean;
  readonly paymentAccount: string;
  readonly receivedCents: number;
  readonly refusalCode: string | null | undefined;
  readonly serialNo: string;
  readonly status: WithdrawalStatus;
  readonly " $fragmentType": "WithdrawalRow_withdrawal";
};
export type WithdrawalRow_withdrawal$key = {
  readonly " $data"?: WithdrawalRow_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalRow_withdrawal",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFrozen",
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
      "name": "receivedCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentAccount",
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
      "name": "finishedAt",
      "storageKey": null
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};

(node as any).hash = "e7244772fa6907de15b6acba3124b85a";

export default node;
