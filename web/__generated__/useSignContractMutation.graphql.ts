/**
 * @generated SignedSource<<2cbff20c754f2e22c0e1a7824a68b6ba>>
 * @relayHash bad235d8a90ad3cc1709acb59d53a182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f1b9e4452b80e0c93b085120ade284cfa1a1a73b3563ccf286716836df03a93

import type { ConcreteRequest } from 'relay-runtime';
export type SignRechargeContractInput = {
  clientMutationId?: string | null | undefined;
};
export type useSignContractMutation$variables = {
  input: SignRechargeContractInput;
};
export type useSignContractMutation$data = {
  readonly signRechargeContract: {
    readonly message?: string;
    readonly signUrl?: string;
  };
};
export type useSignContractMutation = {
  response: useSignContractMutation$data;
  variables: useSignContractMutation$variables;
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
      "name": "signUrl",
      "storageKey": null
    }
  ],
  "type": "SignRechargeContractPayload",
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
    "name": "useSignContractMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signRechargeContract",
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
    "name": "useSignContractMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signRechargeContract",
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
    "id": "0f1b9e4452b80e0c93b085120ade284cfa1a1a73b3563ccf286716836df03a93",
    "metadata": {},
    "name": "useSignContractMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea12a85a49342a8f31ee1c2a8269bfa2";

export default node;
