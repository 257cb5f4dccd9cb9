/**
 * @generated SignedSource<<4a7d64b731becd3dc095cd099ead7a9b>>
 * @relayHash 8d31103221cd5302469a788d232a5c42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56be068c041efd4c5653bc8a77cc52f5dbf0a176a5e835689ca7fe67c646e176

import type { ConcreteRequest } from 'relay-runtime';
export type SellToolsAccountsQuery$variables = Record<PropertyKey, never>;
export type SellToolsAccountsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly steamAccounts: ReadonlyArray<{
      readonly accountName: string;
      readonly id: string;
      readonly personaName: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type SellToolsAccountsQuery = {
  response: SellToolsAccountsQuery$data;
  variables: SellToolsAccountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SteamAccount",
        "kind": "LinkedField",
        "name": "steamAccounts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
          }
        ],
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
    "name": "SellToolsAccountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellToolsAccountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56be068c041efd4c5653bc8a77cc52f5dbf0a176a5e835689ca7fe67c646e176",
    "metadata": {},
    "name": "SellToolsAccountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d07f6f05835e0ef135403f5cfd9a92f";

export default node;
