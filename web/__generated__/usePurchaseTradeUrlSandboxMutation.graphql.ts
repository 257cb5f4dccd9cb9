/**
 * @generated SignedSource<<f442198e02dd2ba18f0ab3e2f1bfa549>>
 * @relayHash 308b33ec1b1ff35db3f30d414a180a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60c346a2b31e56eba481b701eaed62a1617f393b8a57a6e9b8ef4da00ad10673

import { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxTradeUrlInput = {
  clientMutationId?: string | null | undefined;
};
export type usePurchaseTradeUrlSandboxMutation$variables = {
  input: TakeSandboxTradeUrlInput;
};
export type usePurchaseTradeUrlSandboxMutation$data = {
  readonly takeSandboxTradeUrl: {
    readonly viewer: {
      readonly id: string;
      readonly tradeUrl: string | null | undefined;
    };
  };
};
export type usePurchaseTradeUrlSandboxMutation = {
  response: usePurchaseTradeUrlSandboxMutation$data;
  variables: usePurchaseTradeUrlSandboxMutation$variables;
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
    "name": "usePurchaseTradeUrlSandboxMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePurchaseTradeUrlSandboxMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "60c346a2b31e56eba481b701eaed62a1617f393b8a57a6e9b8ef4da00ad10673",
    "metadata": {},
    "name": "usePurchaseTradeUrlSandboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c29d1e03b7d7a33ddfeaa6142d24836";

export default node;
