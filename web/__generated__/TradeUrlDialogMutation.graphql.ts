/**
 * @generated SignedSource<<295aa2bb1703f0f844061035d66c4eb3>>
 * @relayHash 3ab61ee3afa948c63a946ba2fe2cb5ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 815c55e2e72cd5509c5bef70fa0ea15f76564731c74eee647b9d6fa3c1f82788

import type { ConcreteRequest } from 'relay-runtime';
export type RenewTradeUrlInput = {
  steamAccountId: string;
};
export type TradeUrlDialogMutation$variables = {
  input: RenewTradeUrlInput;
};
export type TradeUrlDialogMutation$data = {
  readonly renewTradeUrl: {
    readonly message?: string;
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
      "name": "message",
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
    "id": "815c55e2e72cd5509c5bef70fa0ea15f76564731c74eee647b9d6fa3c1f82788",
    "metadata": {},
    "name": "TradeUrlDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "640c9e681df6dbf85d6ed6481eb799e7";

export default node;
