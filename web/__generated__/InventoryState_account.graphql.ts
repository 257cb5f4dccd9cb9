/**
 * @generated SignedSource<<30a10304444a1133c35fec0a1a5535c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamInventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InventoryState_account$data = {
  readonly inventoryCount: number;
  readonly inventoryDueAt: string | null | undefined;
  readonly inventoryStatus: SteamInventoryStatus;
  readonly inventorySyncedAt: string | null | undefined;
  readonly " $fragmentType": "InventoryState_account";
};
export type InventoryState_account$key = {
  readonly " $data"?: InventoryState_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryState_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryState_account",
  "selections": [
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
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "177df6b3ca12e09651949d229ba56713";

export default node;
