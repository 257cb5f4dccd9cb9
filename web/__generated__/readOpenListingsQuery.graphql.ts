/**
 * @generated SignedSource<<36d46a23ed229d845b5eaffccaba45ec>>
 * @relayHash 5a1a88354f12778b2ad9ee31ad03479b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0858c9187164fff707329b9090fcd82ad250e2bec1054ebead2a286c6c1636a5

import type { ConcreteRequest } from 'relay-runtime';
export type readOpenListingsQuery$variables = {
  itemIds: ReadonlyArray<string>;
};
export type readOpenListingsQuery$data = {
  readonly viewer: {
    readonly inventoryListingIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type readOpenListingsQuery = {
  response: readOpenListingsQuery$data;
  variables: readOpenListingsQuery$variables;
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
      "name": "inventoryItemIds",
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
    "name": "readOpenListingsQuery",
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
    "name": "readOpenListingsQuery",
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
    "id": "0858c9187164fff707329b9090fcd82ad250e2bec1054ebead2a286c6c1636a5",
    "metadata": {},
    "name": "readOpenListingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67609b28b7054b0e9778afb48d8be9fd";

export default node;
