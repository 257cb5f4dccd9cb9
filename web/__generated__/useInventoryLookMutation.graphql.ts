/**
 * @generated SignedSource<<9e77e0bca986dc8bf2ea561749b6f157>>
 * @relayHash ce1144bd047ae21c46fdd53fa55f5b8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8773cf685849911141988cd2d42b91b7d6542776ab1ee564f6214b4018719e48

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
      "isBackground": true
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
        "storageKey": "refreshInventory(input:{\"isBackground\":true})"
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
        "storageKey": "refreshInventory(input:{\"isBackground\":true})"
      }
    ]
  },
  "params": {
    "id": "8773cf685849911141988cd2d42b91b7d6542776ab1ee564f6214b4018719e48",
    "metadata": {},
    "name": "useInventoryLookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0e12f7768b584a5da73dd2055cc0fc1";

export default node;
