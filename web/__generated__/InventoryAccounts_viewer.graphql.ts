/**
 * @generated SignedSource<<b3ca30a15aaf82f96026bcf9a90c4d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamAccountStatus = "ABNORMAL" | "NORMAL" | "NOT_SELLABLE" | "%future added value";
export type SteamInventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
export type SteamPausedReason = "ABNORMAL" | "NOT_SELLABLE" | "PRIVATE" | "UNCONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InventoryAccounts_viewer$data = {
  readonly steamAccounts: ReadonlyArray<{
    readonly accountName: string;
    readonly id: string;
    readonly inventoryCount: number;
    readonly inventoryDueAt: string | null | undefined;
    readonly inventoryStatus: SteamInventoryStatus;
    readonly inventorySyncedAt: string | null | undefined;
    readonly pausedReason: SteamPausedReason | null | undefined;
    readonly personaName: string | null | undefined;
    readonly status: SteamAccountStatus;
  }> | null | undefined;
  readonly " $fragmentType": "InventoryAccounts_viewer";
};
export type InventoryAccounts_viewer$key = {
  readonly " $data"?: InventoryAccounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryAccounts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryAccounts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccounts",
      "plural": true,
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
          "name": "personaName",
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
          "name": "inventoryStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventorySyncedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventoryDueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventoryCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c668d2d08baf9d7085df68ad6f56ab26";

export default node;
