/**
 * @generated SignedSource<<9b511fecdc5b88ae4e659f5c93a9a2f7>>
 * @relayHash 5aa8e83400eb8f81a7054b239a8648d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f609476a6e6879a75e5450ad759462b61bf81bf1096cdd7e7b0d4e1bdd2eb5

import type { ConcreteRequest } from 'relay-runtime';
export type SteamAccountStatus = "ABNORMAL" | "NORMAL" | "NOT_SELLABLE" | "%future added value";
export type SteamInventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
export type InventoryPageSubscription$variables = Record<PropertyKey, never>;
export type InventoryPageSubscription$data = {
  readonly inventoryChanged: {
    readonly id: string;
    readonly inventoryCount: number;
    readonly inventoryDueAt: string | null | undefined;
    readonly inventoryStatus: SteamInventoryStatus;
    readonly inventorySyncedAt: string | null | undefined;
    readonly status: SteamAccountStatus;
  } | null | undefined;
};
export type InventoryPageSubscription = {
  response: InventoryPageSubscription$data;
  variables: InventoryPageSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SteamAccount",
    "kind": "LinkedField",
    "name": "inventoryChanged",
    "plural": false,
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
        "name": "status",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InventoryPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InventoryPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a8f609476a6e6879a75e5450ad759462b61bf81bf1096cdd7e7b0d4e1bdd2eb5",
    "metadata": {},
    "name": "InventoryPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a588e351b777c9c9ecd77131bc91d4d9";

export default node;
