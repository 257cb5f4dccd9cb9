/**
 * @generated SignedSource<<10c8f53ae999156186ef8eb89936749b>>
 * @relayHash c323df8d469b5ad398026cbfc807fcb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beb13aac4d18fb0580543b212465be1485c5e01dc789738120e1418f6297188f

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxTradeUrlInput = {
  clientMutationId?: string | null | undefined;
};
export type useTakeSandboxTradeUrlMutation$variables = {
  input: TakeSandboxTradeUrlInput;
};
export type useTakeSandboxTradeUrlMutation$data = {
  readonly takeSandboxTradeUrl: {
    readonly viewer: {
      readonly id: string;
      readonly tradeUrl: string | null | undefined;
    };
  };
};
export type useTakeSandboxTradeUrlMutation = {
  response: useTakeSandboxTradeUrlMutation$data;
  variables: useTakeSandboxTradeUrlMutation$variables;
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
    "name": "useTakeSandboxTradeUrlMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeSandboxTradeUrlMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "beb13aac4d18fb0580543b212465be1485c5e01dc789738120e1418f6297188f",
    "metadata": {},
    "name": "useTakeSandboxTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "718142d11f560ac0b1d52a5d4a8c66cb";

export default node;
