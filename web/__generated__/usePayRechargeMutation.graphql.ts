/**
 * @generated SignedSource<<6c1393c7a64df9e4b30d43d58698a117>>
 * @relayHash dce1bdd717a8e42900fdf9ecfe1f40f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ec2c2336d1b27daceb74267b32961db519abe448451d7ac82f3e77f0f19778

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
  "type": "DomainError",
  "abstractKey": "__isDomainError"
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
    "id": "79ec2c2336d1b27daceb74267b32961db519abe448451d7ac82f3e77f0f19778",
    "metadata": {},
    "name": "usePayRechargeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4948d3ade79445dde61207a7cde7d126";

export default node;
