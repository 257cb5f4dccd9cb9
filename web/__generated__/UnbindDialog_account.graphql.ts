/**
 * @generated SignedSource<<dab0886c2381295e23bd0b52a4a60561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnbindDialog_account$data = {
  readonly accountName: string;
  readonly id: string;
  readonly " $fragmentType": "UnbindDialog_account";
};
export type UnbindDialog_account$key = {
  readonly " $data"?: UnbindDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnbindDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnbindDialog_account",
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

(node as any).hash = "8d305ca312120aeec4191e38e0c1609f";

export default node;
