/**
 * @generated SignedSource<<0b5bb7b29075f76635f4c617f9ac98b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletTotals_wallet$data = {
  readonly biddingCents: number;
  readonly bidsCents: number;
  readonly depositCents: number;
  readonly escrowCents: number;
  readonly frozenCents: number;
  readonly offersCents: number;
  readonly points: number;
  readonly proceedsCents: number;
  readonly returningCents: number;
  readonly settlingCents: number;
  readonly spendableCents: number;
  readonly totalCents: number;
  readonly underReviewCents: number;
  readonly withdrawingCents: number;
  readonly " $fragmentType": "WalletTotals_wallet";
};
export type WalletTotals_wallet$key = {
  readonly " $data"?: WalletTotals_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletTotals_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletTotals_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spendableCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frozenCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proceedsCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "underReviewCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "escrowCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returningCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "biddingCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bidsCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "a7bc5b294dfded59fa8ec386c9f7e100";

export default node;
