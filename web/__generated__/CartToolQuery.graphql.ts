/**
 * @generated SignedSource<<f694f25633f58c8a847b58530809ff65>>
 * @relayHash a73fb4a1978ef744810c7bdfccea335d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16fd85fc24bd143a9ad5dcb898a9496f76b3c29a3c39cf09141c060e6e9817f2

import type { ConcreteRequest } from 'relay-runtime';
export type CartToolQuery$variables = Record<PropertyKey, never>;
export type CartToolQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly count: number;
    };
    readonly id: string;
  } | null | undefined;
};
export type CartToolQuery = {
  response: CartToolQuery$data;
  variables: CartToolQuery$variables;
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
    "name": "CartToolQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CartToolQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "16fd85fc24bd143a9ad5dcb898a9496f76b3c29a3c39cf09141c060e6e9817f2",
    "metadata": {},
    "name": "CartToolQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8d19f9c64f4991fe6847f4551e9c52b";

export default node;
