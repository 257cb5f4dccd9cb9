/**
 * @generated SignedSource<<8121d35026b8a88c0a4f0c2843b505ac>>
 * @relayHash 3fdd5df08ddcb33f92dcbc0e4278b7f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa94d3e6d1583f5e861ff5a263fd09dd26caaae4a3ecbe86da92c5b155ae4da

import type { ConcreteRequest } from 'relay-runtime';
export type PayOrderInput = {
  orderId: string;
};
export type usePayOrderMutation$variables = {
  input: PayOrderInput;
};
export type usePayOrderMutation$data = {
  readonly payOrder: {
    readonly code?: string;
    readonly payUrl?: string;
  };
};
export type usePayOrderMutation = {
  response: usePayOrderMutation$data;
  variables: usePayOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payUrl",
      "storageKey": null
    }
  ],
  "type": "PayOrderPayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePayOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3fa94d3e6d1583f5e861ff5a263fd09dd26caaae4a3ecbe86da92c5b155ae4da",
    "metadata": {},
    "name": "usePayOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b080137a3bb079d2b804ad5b290476d0";

export default node;
