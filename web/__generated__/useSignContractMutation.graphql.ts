/**
 * @generated SignedSource<<7164ccecc6fc761afb5d54557464974f>>
 * @relayHash ab5b782db42e842ec06c906154bb674f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1fdc61511744b1c91ee2eda1913b82afabe865063dbba9fd747927e8cfb0be5

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
    "id": "f1fdc61511744b1c91ee2eda1913b82afabe865063dbba9fd747927e8cfb0be5",
    "metadata": {},
    "name": "useSignContractMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa00aad4c92b700fbbff119d826d67ff";

export default node;
