/**
 * @generated SignedSource<<49c7b499d7ae2ac9f3fff8804ffab14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountDialog_account$data = {
  readonly accountName: string;
  readonly id: string;
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
      "name": "accountName",
      "storageKey": null
    },
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

(node as any).hash = "824ac8b3d1dc7d66ee222e7704afcb34";

export default node;
