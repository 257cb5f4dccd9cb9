/**
 * @generated SignedSource<<c2919035c1b229cfd1049b59c37e4353>>
 * @relayHash 2a8805c684be641cc355709b2d018110
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e06385ddc0a04a1b9671740accddda68ea998f1a118bcb54ec49ba839efae7c

import type { ConcreteRequest } from 'relay-runtime';
export type PayOrderInput = {
  orderId: string;
};
export type usePayOrderMutation$variables = {
  input: PayOrderInput;
};
export type usePayOrderMutation$data = {
  readonly payOrder: {
    readonly message?: string;
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
      "name": "message",
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
    "id": "5e06385ddc0a04a1b9671740accddda68ea998f1a118bcb54ec49ba839efae7c",
    "metadata": {},
    "name": "usePayOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68ae1ed765f551fbe51b02f31b166d31";

export default node;
