/**
 * @generated SignedSource<<6d58043f78218bc0cad2fabcb4e9c638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokenDialog_account$data = {
  readonly accountName: string;
  readonly id: string;
  readonly " $fragmentType": "TokenDialog_account";
};
export type TokenDialog_account$key = {
  readonly " $data"?: TokenDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokenDialog_account",
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
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "8de29f05d698d1eccd1f4500d58654bc";

export default node;
