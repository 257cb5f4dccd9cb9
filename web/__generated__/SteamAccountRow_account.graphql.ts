/**
 * @generated SignedSource<<a11903e91d41904c65975f99229ca0e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamAccountStatus = "ABNORMAL" | "NORMAL" | "NOT_SELLABLE" | "%future added value";
export type SteamAccountType = "ORDINARY" | "ROBOT" | "%future added value";
export type SteamPausedReason = "ABNORMAL" | "NOT_SELLABLE" | "PRIVATE" | "UNCONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SteamAccountRow_account$data = {
  readonly accountName: string;
  readonly hasSecrets: boolean;
  readonly id: string;
  readonly pausedReason: SteamPausedReason | null | undefined;
  readonly personaName: string | null | undefined;
  readonly refreshTokenExpiresAt: string | null | undefined;
  readonly status: SteamAccountStatus;
  readonly steamId: string;
  readonly type: SteamAccountType;
  readonly unconfirmedCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account" | "AccountDialog_account" | "InventoryState_account" | "TradeUrlCell_account">;
  readonly " $fragmentType": "SteamAccountRow_account";
};
export type SteamAccountRow_account$key = {
  readonly " $data"?: SteamAccountRow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SteamAccountRow_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SteamAccountRow_account",
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
      "name": "steamId",
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
      "name": "personaName",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unconfirmedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecrets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refreshTokenExpiresAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InventoryState_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeUrlCell_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountActions_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountDialog_account"
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "c73b3aca3e58b0a90a85cf192b55958a";

export default node;
