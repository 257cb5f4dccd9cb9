/**
 * @generated SignedSource<<b511a05a118f6a06c7214b3bc0031ac3>>
 * @relayHash 843c9e877408b2a40e6a86af0b89da7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb84bcf5cea0bff6e99b916993a8a5c6489f182624555c6d8d86a30781f135e6

import type { ConcreteRequest } from 'relay-runtime';
export type BeginRechargeInput = {
  amountCents: number;
  clientRequestId: string;
};
export type useRechargeMutation$variables = {
  input: BeginRechargeInput;
};
export type useRechargeMutation$data = {
  readonly beginRecharge: {
    readonly code?: string;
    readonly payUrl?: string;
  };
};
export type useRechargeMutation = {
  response: useRechargeMutation$data;
  variables: useRechargeMutation$variables;
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
  "type": "BeginRechargePayload",
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
    "name": "useRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginRecharge",
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
    "name": "useRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginRecharge",
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
    "id": "bb84bcf5cea0bff6e99b916993a8a5c6489f182624555c6d8d86a30781f135e6",
    "metadata": {},
    "name": "useRechargeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38d5ab6dcd94e580b82af8aa65fd3c5b";

export default node;
