/**
 * @generated SignedSource<<17063d74312e5faee667be0deec91baa>>
 * @relayHash 4f9b3747aa2f40d3712e611be7214267
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8a83fc82938940b90970ece12e486ce0a9618169bd578f8cf3ef99ef64618eb

import type { ConcreteRequest } from 'relay-runtime';
export type SetTradeUrlInput = {
  code?: string | null | undefined;
  tradeUrl: string;
};
export type useSetTradeUrlMutation$variables = {
  input: SetTradeUrlInput;
};
export type useSetTradeUrlMutation$data = {
  readonly setTradeUrl: {
    readonly code?: string;
    readonly viewer?: {
      readonly id: string;
      readonly tradeUrl: string | null | undefined;
    };
  };
};
export type useSetTradeUrlMutation = {
  response: useSetTradeUrlMutation$data;
  variables: useSetTradeUrlMutation$variables;
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
  "type": "SetTradeUrlPayload",
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
    "name": "useSetTradeUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setTradeUrl",
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
    "name": "useSetTradeUrlMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b8a83fc82938940b90970ece12e486ce0a9618169bd578f8cf3ef99ef64618eb",
    "metadata": {},
    "name": "useSetTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44ebee52948fefe4059858284d89d769";

export default node;
