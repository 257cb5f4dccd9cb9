/**
 * @generated SignedSource<<7ee8ef238c60330c56d329950137f2ae>>
 * @relayHash cdf06e35f8b4ee531c0f037fe535edf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 293487187da945c60581a797e5c30d4f1102e52e2a53e07689f6dbd56b963874

import type { ConcreteRequest } from 'relay-runtime';
export type WatchPageCountsQuery$variables = Record<PropertyKey, never>;
export type WatchPageCountsQuery$data = {
  readonly viewer: {
    readonly watchedItemCount: number;
  } | null | undefined;
};
export type WatchPageCountsQuery = {
  response: WatchPageCountsQuery$data;
  variables: WatchPageCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watchedItemCount",
  "storageKey": null
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
    "id": "293487187da945c60581a797e5c30d4f1102e52e2a53e07689f6dbd56b963874",
    "metadata": {},
    "name": "WatchPageCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbbb63e69ae9a0ded7272f706760970c";

export default node;
