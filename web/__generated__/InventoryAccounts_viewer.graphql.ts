/**
 * @generated SignedSource<<f636703fec75c539c9455da4f903ae94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type InventoryAccounts_viewer$data = {
  readonly inventoryAccounts: ReadonlyArray<{
    readonly dueAt: string | null | undefined;
    readonly id: string;
    readonly inventoryStatus: InventoryStatus;
    readonly isAbnormal: boolean;
    readonly itemCount: number;
    readonly name: string;
    readonly syncedAt: string | null | undefined;
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
      "concreteType": "InventoryAccount",
      "kind": "LinkedField",
      "name": "inventoryAccounts",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAbnormal",
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
          "name": "syncedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3d9d5ac14a573c4c05d3bdbb12a54708";

export default node;
