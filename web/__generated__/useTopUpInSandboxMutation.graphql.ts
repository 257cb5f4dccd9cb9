/**
 * @generated SignedSource<<ab83ada8a6d86e65777f21f5a97e1a1d>>
 * @relayHash 72514bd0ca35d5bb0452b1961364771a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a40cbff01f636148cff201a3c124ba5ebe55e58009168ca25451700d4d629d8

import type { ConcreteRequest } from 'relay-runtime';
export type TopUpInSandboxInput = {
  amountCents: number;
  clientRequestId: string;
};
export type useTopUpInSandboxMutation$variables = {
  input: TopUpInSandboxInput;
};
export type useTopUpInSandboxMutation$data = {
  readonly topUpInSandbox: {
    readonly code?: string;
    readonly viewer?: {
      readonly id: string;
      readonly wallet: {
        readonly depositCents: number;
        readonly id: string;
        readonly spendableCents: number;
        readonly totalCents: number;
      };
    };
  };
};
export type useTopUpInSandboxMutation = {
  response: useTopUpInSandboxMutation$data;
  variables: useTopUpInSandboxMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Wallet",
          "kind": "LinkedField",
          "name": "wallet",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spendableCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "depositCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TopUpInSandboxPayload",
  "abstractKey": null
},
v4 = {
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
    "name": "useTopUpInSandboxMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "topUpInSandbox",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useTopUpInSandboxMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "topUpInSandbox",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7a40cbff01f636148cff201a3c124ba5ebe55e58009168ca25451700d4d629d8",
    "metadata": {},
    "name": "useTopUpInSandboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b708a72c242a131a93e93e2a1d3d4209";

export default node;
