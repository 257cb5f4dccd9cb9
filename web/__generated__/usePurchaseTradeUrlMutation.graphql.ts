/**
 * @generated SignedSource<<8f831cd8b09ed712ce37acbf5f8ec8b8>>
 * @relayHash 13ca7a2c1a1a2200343b1c1d2f322dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f364bf2ac756cf735d8585ff2c809bf358d3da40898a960d98e8600e87e282a4

import type { ConcreteRequest } from 'relay-runtime';
export type SetTradeUrlInput = {
  code?: string | null | undefined;
  tradeUrl: string;
};
export type usePurchaseTradeUrlMutation$variables = {
  input: SetTradeUrlInput;
};
export type usePurchaseTradeUrlMutation$data = {
  readonly setTradeUrl: {
    readonly __typename: "SetTradeUrlPayload";
    readonly viewer: {
      readonly id: string;
      readonly tradeUrl: string | null | undefined;
    };
  } | {
    readonly __typename: "TradeUrlInvalid";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePurchaseTradeUrlMutation = {
  response: usePurchaseTradeUrlMutation$data;
  variables: usePurchaseTradeUrlMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "setTradeUrl",
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
        "type": "SetTradeUrlPayload",
        "abstractKey": null
      },
      {
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
        "type": "TradeUrlInvalid",
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
    "name": "usePurchaseTradeUrlMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePurchaseTradeUrlMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f364bf2ac756cf735d8585ff2c809bf358d3da40898a960d98e8600e87e282a4",
    "metadata": {},
    "name": "usePurchaseTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30bf7c79c0af8711253c11e5f1b0499c";

export default node;
