/**
 * @generated SignedSource<<a30e1536501835b26faa919ebd8f6fb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawPanel_viewer$data = {
  readonly verification: {
    readonly frozenUntil: string | null | undefined;
    readonly id: string;
    readonly idNumber: string;
    readonly name: string;
    readonly paymentAccount: string;
  } | null | undefined;
  readonly withdrawalRules: {
    readonly feeBasisPoints: number;
    readonly maxCents: number;
    readonly minCents: number;
    readonly remainingTodayCents: number;
    readonly withdrawableCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawNotes_rules">;
  };
  readonly " $fragmentType": "WithdrawPanel_viewer";
};
export type WithdrawPanel_viewer$key = {
  readonly " $data"?: WithdrawPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Verification",
      "kind": "LinkedField",
      "name": "verification",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idNumber",
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
          "name": "frozenUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalRules",
      "kind": "LinkedField",
      "name": "withdrawalRules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawableCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingTodayCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeBasisPoints",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawNotes_rules"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "08f0a1948d82a7c192a0d184bc28b276";

export default node;
