/**
 * @generated SignedSource<<01b9e16ae9f3d2c6aa33da05797ffd1b>>
 * @relayHash a3875bfcb5f83981a1b7537281f98009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 733d5e28d1fccb78fa99e309169b13c9e6e1d651b863ddb0b642354f48aadbea

import type { ConcreteRequest } from 'relay-runtime';
export type MePageQuery$variables = Record<PropertyKey, never>;
export type MePageQuery$data = {
  readonly viewer: {
    readonly avatarUrl: string | null | undefined;
    readonly id: string;
    readonly nickname: string;
    readonly unreadMessageCount: number;
    readonly wallet: {
      readonly id: string;
      readonly spendableCents: number;
    };
  } | null | undefined;
};
export type MePageQuery = {
  response: MePageQuery$data;
  variables: MePageQuery$variables;
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
        "name": "nickname",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarUrl",
        "storageKey": null
      },
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
    "name": "MePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "733d5e28d1fccb78fa99e309169b13c9e6e1d651b863ddb0b642354f48aadbea",
    "metadata": {},
    "name": "MePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8777420dac77f851dd21a92087b41b5e";

export default node;
