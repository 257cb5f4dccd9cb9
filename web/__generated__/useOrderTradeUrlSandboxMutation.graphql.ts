/**
 * @generated SignedSource<<0a805de591c0a074a44e17e14800aecd>>
 * @relayHash f74cf25353c9e4b88e8c3e13ea9811e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ca6d09704a82e55f5c32cd93f9160d1788d3b48af6424db45ecdbcba2de7bb

import { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxTradeUrlInput = {
  clientMutationId?: string | null | undefined;
};
export type useOrderTradeUrlSandboxMutation$variables = {
  input: TakeSandboxTradeUrlInput;
};
export type useOrderTradeUrlSandboxMutation$data = {
  readonly takeSandboxTradeUrl: {
    readonly viewer: {
      readonly id: string;
      readonly tradeUrl: string | null | undefined;
    };
  };
};
export type useOrderTradeUrlSandboxMutation = {
  response: useOrderTradeUrlSandboxMutation$data;
  variables: useOrderTradeUrlSandboxMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TakeSandboxTradeUrlPayload",
    "kind": "LinkedField",
    "name": "takeSandboxTradeUrl",
    "plural": false,
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tradeUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderTradeUrlSandboxMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderTradeUrlSandboxMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "68ca6d09704a82e55f5c32cd93f9160d1788d3b48af6424db45ecdbcba2de7bb",
    "metadata": {},
    "name": "useOrderTradeUrlSandboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2342610510e3bb0c407d9012c956278";

export default node;
