/**
 * @generated SignedSource<<ae8255bbd460aa3158567e3520c150c8>>
 * @relayHash 1e26d9133bab4538cddc30d3fed92fd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d91bfab9261bf99c3442c760c75a9b629b8773fa47751e59d802de1a078623e3

import { ConcreteRequest } from 'relay-runtime';
export type InventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
export type InventoryPageSubscription$variables = Record<PropertyKey, never>;
export type InventoryPageSubscription$data = {
  readonly inventoryChanged: {
    readonly dueAt: string | null | undefined;
    readonly id: string;
    readonly inventoryStatus: InventoryStatus;
    readonly isAbnormal: boolean;
    readonly itemCount: number;
    readonly syncedAt: string | null | undefined;
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
    "concreteType": "InventoryAccount",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAbnormal",
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
    "id": "d91bfab9261bf99c3442c760c75a9b629b8773fa47751e59d802de1a078623e3",
    "metadata": {},
    "name": "InventoryPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "665d18b2e3ecf905133c01d1faeadf6f";

export default node;
