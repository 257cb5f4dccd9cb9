/**
 * @generated SignedSource<<af6ee47795bb8bb228cbc6c23e6caf75>>
 * @relayHash e0bb58e8191714e22af7e76ca70bcb65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 792c0baf6dcdfc6079c96a999ed2a3c23c7e39ed6707c185d5af4f1e7b9cf424

import { ConcreteRequest } from 'relay-runtime';
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
    readonly withdrawn?: ReadonlyArray<{
      readonly index: number;
    }>;
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
      "concreteType": "ListingResult",
      "kind": "LinkedField",
      "name": "withdrawn",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "index",
          "storageKey": null
        }
      ],
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
    "id": "792c0baf6dcdfc6079c96a999ed2a3c23c7e39ed6707c185d5af4f1e7b9cf424",
    "metadata": {},
    "name": "useSetShopOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1231d3b0fd693d691d0ce10ae3d1a87";

export default node;
