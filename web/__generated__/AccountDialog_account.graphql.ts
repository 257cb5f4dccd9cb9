/**
 * @generated SignedSource<<8b6e40357db308cbce24088b39b60efa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountDialog_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TokenDialog_account" | "TradeUrlDialog_account" | "TypeDialog_account" | "UnbindDialog_account">;
  readonly " $fragmentType": "AccountDialog_account";
};
export type AccountDialog_account$key = {
  readonly " $data"?: AccountDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountDialog_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TokenDialog_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TypeDialog_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeUrlDialog_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnbindDialog_account"
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "ac34fb04619de0c28fd9d54e60eb11af";

export default node;
