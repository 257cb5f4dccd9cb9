/**
 * @generated SignedSource<<e206307a0365655ac0fb1e19b0ed70a1>>
 * @relayHash ea747337dd40f780f3d623c9226cd3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62e58acd2402b792ac0bbc65fdb4833bc8dcb33dabd85e57e7fda35cebaf41fb

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
    "id": "62e58acd2402b792ac0bbc65fdb4833bc8dcb33dabd85e57e7fda35cebaf41fb",
    "metadata": {},
    "name": "readOpenListingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5dcea1e632492448c8c1d6a8465e2d69";

export default node;
