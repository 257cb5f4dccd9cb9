/**
 * @generated SignedSource<<456dbb0f9693bb56b85230eead810d1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamAccountType = "ORDINARY" | "ROBOT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TypeDialog_account$data = {
  readonly accountName: string;
  readonly id: string;
  readonly type: SteamAccountType;
  readonly " $fragmentType": "TypeDialog_account";
};
export type TypeDialog_account$key = {
  readonly " $data"?: TypeDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TypeDialog_account",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "47ac44e03e823f0433af995ee9700bb5";

export default node;
