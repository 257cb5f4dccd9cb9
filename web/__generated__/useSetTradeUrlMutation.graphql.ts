/**
 * @generated SignedSource<<055e8c338ba43893bece42402e5d18fb>>
 * @relayHash ecf3ac40eed999261ccb2b942720ca87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf6a1068cb0f2780aeacdc47bdb7a808b6a33829c280cf2ec1e5dbdaa20e40c

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "4cf6a1068cb0f2780aeacdc47bdb7a808b6a33829c280cf2ec1e5dbdaa20e40c",
    "metadata": {},
    "name": "useSetTradeUrlMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77063c51b44874d1d2a2fa324d8675d6";

export default node;
