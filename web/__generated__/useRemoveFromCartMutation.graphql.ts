/**
 * @generated SignedSource<<c044d1e72a5b1711e925606531d78188>>
 * @relayHash 534359ed2af9a08061ab0893848f585a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87a3291a21f99565ffddeab61904e66583d6bc121e8b4f59e9742a6c19ae7196

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFromCartInput = {
  listingIds: ReadonlyArray<string>;
};
export type useRemoveFromCartMutation$variables = {
  input: RemoveFromCartInput;
};
export type useRemoveFromCartMutation$data = {
  readonly removeFromCart: {
    readonly viewer?: {
      readonly cart: {
        readonly count: number;
      };
      readonly id: string;
    };
  };
};
export type useRemoveFromCartMutation = {
  response: useRemoveFromCartMutation$data;
  variables: useRemoveFromCartMutation$variables;
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
  "type": "RemoveFromCartPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveFromCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeFromCart",
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
    "name": "useRemoveFromCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeFromCart",
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
    "id": "87a3291a21f99565ffddeab61904e66583d6bc121e8b4f59e9742a6c19ae7196",
    "metadata": {},
    "name": "useRemoveFromCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70e25750231952a26f1a0f0361b07ad9";

export default node;
