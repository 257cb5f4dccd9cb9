/**
 * @generated SignedSource<<2ab642c2eebdb4817a12e777c2ed6b47>>
 * @relayHash 52658195b9895efdb217ecb5bd49f89e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fecc70893253483d20454c81cac08b2120a3b8c94f06f0ac186cbc6857b79a6

import type { ConcreteRequest } from 'relay-runtime';
export type MessageWatchQuery$variables = Record<PropertyKey, never>;
export type MessageWatchQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadMessageCount: number;
    readonly wallet: {
      readonly id: string;
      readonly spendableCents: number;
    };
  } | null | undefined;
};
export type MessageWatchQuery = {
  response: MessageWatchQuery$data;
  variables: MessageWatchQuery$variables;
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
        "kind": "ScalarField",
        "name": "unreadMessageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "wallet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "spendableCents",
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
    "name": "MessageWatchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageWatchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fecc70893253483d20454c81cac08b2120a3b8c94f06f0ac186cbc6857b79a6",
    "metadata": {},
    "name": "MessageWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c6c2b651cfce3367d36f729300fa5d3";

export default node;
