/**
 * @generated SignedSource<<349a2197429dd85efb1aa0f85c635c08>>
 * @relayHash 36a69a97e8213aea4db20e970ea21eb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ed0addef0b65fd1fdc9c6dcabb67ab1f3572b50820446909adfb4363cde5c2b

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "6ed0addef0b65fd1fdc9c6dcabb67ab1f3572b50820446909adfb4363cde5c2b",
    "metadata": {},
    "name": "usePayOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8550b9cb3767a7fd5c21f6fc947a131d";

export default node;
