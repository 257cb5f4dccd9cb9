/**
 * @generated SignedSource<<5d0936446632a3ab72e4fa7c748774d8>>
 * @relayHash 6e428e55c0929171b04b79be626f0591
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7c5f4c33683650556cd09df04c54eac7299b5d65e6a0f658fbd0043c2ecd2ee

import { ConcreteRequest } from 'relay-runtime';
export type TopUpInSandboxInput = {
  amountCents: number;
  clientRequestId: string;
};
export type PurchaseBalanceMutation$variables = {
  input: TopUpInSandboxInput;
};
export type PurchaseBalanceMutation$data = {
  readonly topUpInSandbox: {
    readonly __typename: "AmountInvalid";
    readonly code: string;
  } | {
    readonly __typename: "RequestIdReused";
    readonly code: string;
  } | {
    readonly __typename: "TopUpInSandboxPayload";
    readonly viewer: {
      readonly id: string;
      readonly wallet: {
        readonly depositCents: number;
        readonly id: string;
        readonly spendableCents: number;
        readonly totalCents: number;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PurchaseBalanceMutation = {
  response: PurchaseBalanceMutation$data;
  variables: PurchaseBalanceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
      {
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
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
                    "name": "totalCents",
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
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "AmountInvalid",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "RequestIdReused",
        "abstractKey": null
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
    "name": "PurchaseBalanceMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PurchaseBalanceMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a7c5f4c33683650556cd09df04c54eac7299b5d65e6a0f658fbd0043c2ecd2ee",
    "metadata": {},
    "name": "PurchaseBalanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd871bd0d5823040ea92426ec3c7840c";

export default node;
