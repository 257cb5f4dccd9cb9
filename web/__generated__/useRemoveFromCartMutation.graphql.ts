/**
 * @generated SignedSource<<203a3b6279c16fa4419d922013de0f16>>
 * @relayHash 6fb42a32999fd07fa20fe49f82da2c67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb4cf31ed7f29b651926de56cbea3515800e323a07ace5fce974d85e28484138

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
    "id": "bb4cf31ed7f29b651926de56cbea3515800e323a07ace5fce974d85e28484138",
    "metadata": {},
    "name": "useRemoveFromCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c366c507888708080ff9efff266b118";

export default node;
