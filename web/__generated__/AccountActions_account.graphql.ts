/**
 * @generated SignedSource<<1ab94670b24856de9d30051efa5edf67>>
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
  readonly hasSecrets: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecrets",
      "storageKey": null
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "f344add262fa473511f5748c1329cc96";

export default node;
