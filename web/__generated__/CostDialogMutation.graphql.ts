/**
 * @generated SignedSource<<4a28bccd10d1fce3ee7819c2786b98ce>>
 * @relayHash b739c945ede6678f99da7362269e0242
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efa44da88c6f555da2fa70d281f9d400785842b46293a853277882fed60ffc96

import type { ConcreteRequest } from 'relay-runtime';
export type SetCostsInput = {
  costs: ReadonlyArray<CostInput>;
};
export type CostInput = {
  costCents?: number | null | undefined;
  itemId: string;
};
export type CostDialogMutation$variables = {
  input: SetCostsInput;
};
export type CostDialogMutation$data = {
  readonly setCosts: {
    readonly items: ReadonlyArray<{
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetCostsPayload",
    "kind": "LinkedField",
    "name": "setCosts",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CostDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CostDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "efa44da88c6f555da2fa70d281f9d400785842b46293a853277882fed60ffc96",
    "metadata": {},
    "name": "CostDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c28a52a6adf6edeab6e476ddc05ce98";

export default node;
