/**
 * @generated SignedSource<<2656315b1a78bb1d679a1b2f0fd13b0d>>
 * @relayHash 1410136e55ab67e11ef76afe729ba5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b97aa21331f62531bf1206b3115f404f01e0ecb5d42710f4d49670be33f36dc7

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
    readonly code: string;
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
            "name": "code",
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
    "id": "b97aa21331f62531bf1206b3115f404f01e0ecb5d42710f4d49670be33f36dc7",
    "metadata": {},
    "name": "usePurchaseTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "412155c7fab98bbc27274ee6ba346d16";

export default node;
