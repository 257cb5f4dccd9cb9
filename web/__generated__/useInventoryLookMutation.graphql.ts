/**
 * @generated SignedSource<<6db8a5dca68a5aac9a55a9da68f84841>>
 * @relayHash 7a8c11cd1706120da02c7c85911bc117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad9d5e811599d2920cd89da9992f7b73f27b1abaf66314f200b43a5a42b9e9d

import type { ConcreteRequest } from 'relay-runtime';
export type SteamInventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
export type useInventoryLookMutation$variables = Record<PropertyKey, never>;
export type useInventoryLookMutation$data = {
  readonly refreshInventory: {
    readonly message?: string;
    readonly viewer?: {
      readonly steamAccounts: ReadonlyArray<{
        readonly id: string;
        readonly inventoryDueAt: string | null | undefined;
        readonly inventoryStatus: SteamInventoryStatus;
      }> | null | undefined;
    };
  };
};
export type useInventoryLookMutation = {
  response: useInventoryLookMutation$data;
  variables: useInventoryLookMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "input",
    "value": {
      "isLook": true
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "SteamAccount",
  "kind": "LinkedField",
  "name": "steamAccounts",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
      "name": "inventoryDueAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInventoryLookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshInventory",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RefreshInventoryPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "refreshInventory(input:{\"isLook\":true})"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInventoryLookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshInventory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "RefreshInventoryPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "refreshInventory(input:{\"isLook\":true})"
      }
    ]
  },
  "params": {
    "id": "aad9d5e811599d2920cd89da9992f7b73f27b1abaf66314f200b43a5a42b9e9d",
    "metadata": {},
    "name": "useInventoryLookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b406ad634adafdcb99ce1485ed4caa3a";

export default node;
