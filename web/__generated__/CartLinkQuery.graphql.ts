/**
 * @generated SignedSource<<9bbf96b51587dacd3c2db8033c1a0e02>>
 * @relayHash 61e5c68967b2dd34a26022d44d9b4bc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c08ee58e00c053f16c42e9de71277cef77800a7b9594d3f80a37a1cae46edc4e

import type { ConcreteRequest } from 'relay-runtime';
export type CartLinkQuery$variables = Record<PropertyKey, never>;
export type CartLinkQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly count: number;
    };
    readonly id: string;
  } | null | undefined;
};
export type CartLinkQuery = {
  response: CartLinkQuery$data;
  variables: CartLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
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
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
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
    "name": "CartLinkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CartLinkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c08ee58e00c053f16c42e9de71277cef77800a7b9594d3f80a37a1cae46edc4e",
    "metadata": {},
    "name": "CartLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef4dd6f5853768383df4bd1b448381cf";

export default node;
