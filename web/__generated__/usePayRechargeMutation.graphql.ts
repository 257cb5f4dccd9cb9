/**
 * @generated SignedSource<<42a3c3a5251cfa34f542c6ca8693f8dd>>
 * @relayHash f438e58904bf25277155edde9ab681e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b711d3b403c9aa5a5631d843ea747e715cf9d6c01bc7a975d933891278966c2

import type { ConcreteRequest } from 'relay-runtime';
export type PayRechargeInput = {
  rechargeId: string;
};
export type usePayRechargeMutation$variables = {
  input: PayRechargeInput;
};
export type usePayRechargeMutation$data = {
  readonly payRecharge: {
    readonly code?: string;
    readonly payUrl?: string;
  };
};
export type usePayRechargeMutation = {
  response: usePayRechargeMutation$data;
  variables: usePayRechargeMutation$variables;
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
  "type": "PayRechargePayload",
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
    "name": "usePayRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payRecharge",
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
    "name": "usePayRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "payRecharge",
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
    "id": "0b711d3b403c9aa5a5631d843ea747e715cf9d6c01bc7a975d933891278966c2",
    "metadata": {},
    "name": "usePayRechargeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98539e3279327d642a66d8c489859f09";

export default node;
