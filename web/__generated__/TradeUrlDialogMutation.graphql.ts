/**
 * @generated SignedSource<<5ca37ae746b0ac7b2200326883eac4ec>>
 * @relayHash 831dc19af111ab200540645505eb7910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a91303bd93fb41567f60700856f0f776a5a81deddf7bd5bad643bedc495beb8c

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
    "id": "a91303bd93fb41567f60700856f0f776a5a81deddf7bd5bad643bedc495beb8c",
    "metadata": {},
    "name": "TradeUrlDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b76717745be8868f6cec106b2bf000c2";

export default node;
