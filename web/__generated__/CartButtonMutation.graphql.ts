/**
 * @generated SignedSource<<22b65017c2c94c8a09049df360f70e69>>
 * @relayHash c6fb1be7c245d4224a233cd20819281b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6601dd900fe9e2c7dbd710b29af801ddd0c161be5e97c42e37d9c50d3e30e993

import type { ConcreteRequest } from 'relay-runtime';
export type CartAddOutcome = "ADDED" | "ALREADY" | "FULL" | "GONE" | "OWN" | "%future added value";
export type AddToCartInput = {
  lines: ReadonlyArray<SeenCopyInput>;
};
export type SeenCopyInput = {
  expectedPriceCents: number;
  listingId: string;
};
export type CartButtonMutation$variables = {
  input: AddToCartInput;
};
export type CartButtonMutation$data = {
  readonly addToCart: {
    readonly copies?: ReadonlyArray<{
      readonly outcome: CartAddOutcome;
    }>;
    readonly viewer?: {
      readonly cart: {
        readonly count: number;
      };
      readonly id: string;
    };
  };
};
export type CartButtonMutation = {
  response: CartButtonMutation$data;
  variables: CartButtonMutation$variables;
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
      "concreteType": "AddedCopy",
      "kind": "LinkedField",
      "name": "copies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
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
          "concreteType": "Cart",
          "kind": "LinkedField",
          "name": "cart",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AddToCartPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "CartButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addToCart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6601dd900fe9e2c7dbd710b29af801ddd0c161be5e97c42e37d9c50d3e30e993",
    "metadata": {},
    "name": "CartButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60c01f6e621099f21b7d767ced7e93d8";

export default node;
