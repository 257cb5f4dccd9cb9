/**
 * @generated SignedSource<<db987ed9da06aa8981c517435a01d085>>
 * @relayHash 959827e557f56407289774f2467852c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77358ad3bdaa2c86adf8d210323f01598e82529c37001bcb5ccf4a48c787b499

import type { ConcreteRequest } from 'relay-runtime';
export type UserShellQuery$variables = Record<PropertyKey, never>;
export type UserShellQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type UserShellQuery = {
  response: UserShellQuery$data;
  variables: UserShellQuery$variables;
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
    "name": "UserShellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UserShellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "77358ad3bdaa2c86adf8d210323f01598e82529c37001bcb5ccf4a48c787b499",
    "metadata": {},
    "name": "UserShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f844e01632aaa2b700824401c7bcbdd9";

export default node;
