/**
 * @generated SignedSource<<0f08570ede22b21f52a2e49865d270dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawNotes_rules$data = {
  readonly dayCapCents: number;
  readonly maxCents: number;
  readonly minCents: number;
  readonly " $fragmentType": "WithdrawNotes_rules";
};
export type WithdrawNotes_rules$key = {
  readonly " $data"?: WithdrawNotes_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawNotes_rules">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawNotes_rules",
  "selections": [
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
      "name": "dayCapCents",
      "storageKey": null
    }
  ],
  "type": "WithdrawalRules",
  "abstractKey": null
};

(node as any).hash = "193d30816684cde6900ee08a07d51364";

export default node;
