/**
 * @generated SignedSource<<2788073d0b1aa12462fa98f1dda5c36e>>
 * @relayHash c653b9e9deec4a5129861b5175ecc229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a01c02b70ca0a5a4772870f571ac96c0845a3ad15d7dab141cc7fbc723963873

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
  "type": "DomainError",
  "abstractKey": "__isDomainError"
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
    "id": "a01c02b70ca0a5a4772870f571ac96c0845a3ad15d7dab141cc7fbc723963873",
    "metadata": {},
    "name": "useTopUpInSandboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b69311e5ee07da37bb3215e7179fae05";

export default node;
