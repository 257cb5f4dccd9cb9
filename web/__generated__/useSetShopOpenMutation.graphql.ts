/**
 * @generated SignedSource<<5097448190a09a69398b33054e1ff7ee>>
 * @relayHash c94e7b97624a4ca0a2964c97e699a87f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3905deaeb2221385446697a5a82372a6a92f08b323ab80d0e86a72eee51b308

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
      readonly shopRemainingCount: number;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopRemainingCount",
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
    "id": "a3905deaeb2221385446697a5a82372a6a92f08b323ab80d0e86a72eee51b308",
    "metadata": {},
    "name": "useSetShopOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee3210068f59f7ddb70f1074b53c5086";

export default node;
