/**
 * @generated SignedSource<<2d9bf3a41b78ee8ba8bb85d75d1defeb>>
 * @relayHash b7d43021113366e1349c00416b36ab00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62b3dbb0688640ef9bd4a848a52e2187de38c67dcc8708a0998a205ecc704297

import type { ConcreteRequest } from 'relay-runtime';
export type RenewTradeUrlInput = {
  steamAccountId: string;
};
export type TradeUrlDialogMutation$variables = {
  input: RenewTradeUrlInput;
};
export type TradeUrlDialogMutation$data = {
  readonly renewTradeUrl: {
    readonly code?: string;
    readonly steamAccount?: {
      readonly id: string;
      readonly tradeUrl: string;
    };
  };
};
export type TradeUrlDialogMutation = {
  response: TradeUrlDialogMutation$data;
  variables: TradeUrlDialogMutation$variables;
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
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccount",
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
  "type": "RenewTradeUrlPayload",
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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TradeUrlDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renewTradeUrl",
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
    "name": "TradeUrlDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renewTradeUrl",
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
    "id": "62b3dbb0688640ef9bd4a848a52e2187de38c67dcc8708a0998a205ecc704297",
    "metadata": {},
    "name": "TradeUrlDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a74b0f518b44378fa9f48e9bbb31eeb2";

export default node;
