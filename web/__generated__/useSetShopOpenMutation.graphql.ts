/**
 * @generated SignedSource<<9223ce170cb7e4841a672bff13f15cdb>>
 * @relayHash 10952347101a06f011434ce37c865582
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 872c2d3f96581c1d53fb38b584a77538a7bb201c6dcbe35955714abc79843298

import type { ConcreteRequest } from 'relay-runtime';
export type useSetShopOpenMutation$variables = {
  isOpen: boolean;
};
export type useSetShopOpenMutation$data = {
  readonly setShopOpen: {
    readonly message?: string;
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
    "id": "872c2d3f96581c1d53fb38b584a77538a7bb201c6dcbe35955714abc79843298",
    "metadata": {},
    "name": "useSetShopOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1076481ad3ba41608e06874b7d1d9578";

export default node;
