/**
 * @generated SignedSource<<a49c93c6cd19eb1d68e9bdd1de524ff2>>
 * @relayHash 94d4ecca43e39af82855a27cc173602d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d5f1075ad04e79435d7d00bc17584a30776d592cff1e80d203db66b3d272244

import type { ConcreteRequest } from 'relay-runtime';
export type WatchPageCountsQuery$variables = Record<PropertyKey, never>;
export type WatchPageCountsQuery$data = {
  readonly viewer: {
    readonly watched: {
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type WatchPageCountsQuery = {
  response: WatchPageCountsQuery$data;
  variables: WatchPageCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": "watched",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "WatchedItemConnection",
  "kind": "LinkedField",
  "name": "watchedItems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "watchedItems(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WatchPageCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WatchPageCountsQuery",
    "selections": [
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
    "id": "0d5f1075ad04e79435d7d00bc17584a30776d592cff1e80d203db66b3d272244",
    "metadata": {},
    "name": "WatchPageCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e0596fa124f7a3132e71f1cba809b1e";

export default node;
