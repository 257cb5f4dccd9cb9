/**
 * @generated SignedSource<<597010efd8735fd2d59571ccbefc9ae1>>
 * @relayHash a633af383927769ca9a9817a40e1cb23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ef0aae5a8c1ba9800b98226900475dc8f0def60695ba76f2ee5b6e2db87244

import type { ConcreteRequest } from 'relay-runtime';
export type SignRechargeContractInput = {
  clientMutationId?: string | null | undefined;
};
export type useSignContractMutation$variables = {
  input: SignRechargeContractInput;
};
export type useSignContractMutation$data = {
  readonly signRechargeContract: {
    readonly code?: string;
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
    "id": "b7ef0aae5a8c1ba9800b98226900475dc8f0def60695ba76f2ee5b6e2db87244",
    "metadata": {},
    "name": "useSignContractMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f86a2b0ad02aa5c911f05d8241e831e2";

export default node;
