/**
 * @generated SignedSource<<d44d093288ea890a81f494f14ff40559>>
 * @relayHash a48ed9c80eaa89610dfcf563f664a214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6343406f039d6e8aea8c647f4a6be4b7cd772eb3fa08123cfcce2ed1d3da1269

import type { ConcreteRequest } from 'relay-runtime';
export type useSetShopOpenMutation$variables = {
  isOpen: boolean;
};
export type useSetShopOpenMutation$data = {
  readonly setShopOpen: {
    readonly code?: string;
    readonly pausedCount?: number;
    readonly resumedCount?: number;
    readonly viewer?: {
      readonly id: string;
      readonly isShopOpen: boolean;
    };
    readonly withdrawnCount?: number;
  };
};
export type useSetShopOpenMutation = {
  response: useSetShopOpenMutation$data;
  variables: useSetShopOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOpen"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "isOpen",
        "variableName": "isOpen"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnCount",
      "storageKey": null
    },
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
          "name": "isShopOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetShopOpenPayload",
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
    "name": "useSetShopOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setShopOpen",
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
    "name": "useSetShopOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setShopOpen",
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
    "id": "6343406f039d6e8aea8c647f4a6be4b7cd772eb3fa08123cfcce2ed1d3da1269",
    "metadata": {},
    "name": "useSetShopOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e752cc373134df91653e1a26c4f01808";

export default node;
