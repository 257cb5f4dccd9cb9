/**
 * @generated SignedSource<<4d782040faa590cada5a9e414e148244>>
 * @relayHash 2e73a8ab9e405fd3c407a6d6a08e311c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83ca64d3787e3e786c17eb7032e0c6e74eb31644de1e5a6b0f2c1c6f14152f13

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxTradeUrlInput = {
  clientMutationId?: string | null | undefined;
};
export type useTakeSandboxTradeUrlMutation$variables = {
  input: TakeSandboxTradeUrlInput;
};
export type useTakeSandboxTradeUrlMutation$data = {
  readonly takeSandboxTradeUrl: {
    readonly viewer?: {
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
  "type": "TakeSandboxTradeUrlPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakeSandboxTradeUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeSandboxTradeUrl",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useTakeSandboxTradeUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeSandboxTradeUrl",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "83ca64d3787e3e786c17eb7032e0c6e74eb31644de1e5a6b0f2c1c6f14152f13",
    "metadata": {},
    "name": "useTakeSandboxTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ca436fbad9edc2c0cbd6157a6b27935";

export default node;
