/**
 * @generated SignedSource<<a8d29f44db848fbaa4551e01fd96469f>>
 * @relayHash 1e8d37aff59086d617aa544c6727cf3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4adb2b608bb2525d61291f9bb71d9173a5da1d4ebe522c27d0cf34e62e67e0f

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
      readonly profitCents: number | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profitCents",
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
    "id": "d4adb2b608bb2525d61291f9bb71d9173a5da1d4ebe522c27d0cf34e62e67e0f",
    "metadata": {},
    "name": "CostDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d04d0cc5693cba054d3f71066944052b";

export default node;
