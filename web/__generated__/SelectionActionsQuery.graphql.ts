/**
 * @generated SignedSource<<b0c53dd6d2c4da7d3a6ef561ee37e76b>>
 * @relayHash e64815f26f63899d7fa3900d09f52d9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e242157b13c07d493fcc26f44ba0b002acd9e4f7d49a73b8df126aa2284a240e

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionActionsQuery$variables = {
  itemIds: ReadonlyArray<string>;
};
export type SelectionActionsQuery$data = {
  readonly viewer: {
    readonly inventoryListingIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type SelectionActionsQuery = {
  response: SelectionActionsQuery$data;
  variables: SelectionActionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "itemIds"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "itemIds",
      "variableName": "itemIds"
    }
  ],
  "kind": "ScalarField",
  "name": "inventoryListingIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionActionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SelectionActionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e242157b13c07d493fcc26f44ba0b002acd9e4f7d49a73b8df126aa2284a240e",
    "metadata": {},
    "name": "SelectionActionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47c6a36e1cbddb37d0f4bdcc9b90eacc";

export default node;
