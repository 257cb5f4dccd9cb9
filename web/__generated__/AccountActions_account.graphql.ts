/**
 * @generated SignedSource<<e8c54035bf542936f47e47d94e6e77de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamAccountType = "ORDINARY" | "ROBOT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_account$data = {
  readonly accountName: string;
  readonly id: string;
  readonly type: SteamAccountType;
  readonly " $fragmentType": "AccountActions_account";
};
export type AccountActions_account$key = {
  readonly " $data"?: AccountActions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_account",
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

(node as any).hash = "c9ac71c45ca25e70c7cf0f6e6f448d58";

export default node;
