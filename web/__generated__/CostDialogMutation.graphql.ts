/**
 * @generated SignedSource<<f7a756c5e57c46535677248d71e32e4c>>
 * @relayHash f25956691b4e327979dfc6da3c7b47f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1c7a1f2090cf545244ec4b055ab0756b4dde95d85a30afbe4777a13c15605c8

import type { ConcreteRequest } from 'relay-runtime';
export type SetCostsInput = {
  costs: ReadonlyArray<CostInput>;
};
export type CostInput = {
  clearsCost?: boolean;
  costCents?: number | null | undefined;
  inventoryItemId: string;
};
export type CostDialogMutation$variables = {
  input: SetCostsInput;
};
export type CostDialogMutation$data = {
  readonly setCosts: {
    readonly items?: ReadonlyArray<{
      readonly costCents: number | null | undefined;
      readonly id: string;
    }>;
  };
};
export type CostDialogMutation = {
  response: CostDialogMutation$data;
  variables: CostDialogMutation$variables;
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
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
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
          "name": "costCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetCostsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CostDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setCosts",
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
    "name": "CostDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setCosts",
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
    "id": "c1c7a1f2090cf545244ec4b055ab0756b4dde95d85a30afbe4777a13c15605c8",
    "metadata": {},
    "name": "CostDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "328297965478dc1063d5e15867acaabc";

export default node;
