/**
 * @generated SignedSource<<82b6d57ba9d625651a3ae89803d4e018>>
 * @relayHash 75e0bb07aab39e5703ee927132b5cf46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8222b8c476666da91b786a556328b6b08ef7968ca5118e5710aa69070599e6

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "ea8222b8c476666da91b786a556328b6b08ef7968ca5118e5710aa69070599e6",
    "metadata": {},
    "name": "useSetShopOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "343baefdaf12d52501ef870ed5e95bf8";

export default node;
