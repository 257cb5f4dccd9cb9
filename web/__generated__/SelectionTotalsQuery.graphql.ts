/**
 * @generated SignedSource<<fbb5d706e02290a84bce803feba69172>>
 * @relayHash 6d47bebf2ff8db759acbc8e8f0f193bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0ba8df703e2cd231c638fe776d7876773a4d4d5c3f6399aeb763d39cb5c9756

import type { ConcreteRequest } from 'relay-runtime';
export type InventoryTab = "ALL" | "LISTED" | "NON_TRADABLE" | "UNLISTED" | "%future added value";
export type InventoryFilter = {
  copies?: CopyFilter | null | undefined;
  keyword?: string | null | undefined;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
  tab?: InventoryTab | null | undefined;
};
export type CopyFilter = {
  cooldownUntil?: string | null | undefined;
  exteriors?: ReadonlyArray<string> | null | undefined;
  hasCost?: boolean | null | undefined;
  maxAboveLowest?: number | null | undefined;
  maxDaysHeld?: number | null | undefined;
  maxDaysOnSale?: number | null | undefined;
  maxPriceCents?: number | null | undefined;
  minAboveLowest?: number | null | undefined;
  minDaysHeld?: number | null | undefined;
  minDaysOnSale?: number | null | undefined;
  minPriceCents?: number | null | undefined;
  rarities?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type SelectionTotalsQuery$variables = {
  chosenIds?: ReadonlyArray<string> | null | undefined;
  exceptIds?: ReadonlyArray<string> | null | undefined;
  filter?: InventoryFilter | null | undefined;
};
export type SelectionTotalsQuery$data = {
  readonly viewer: {
    readonly inventoryTotals: {
      readonly lowestAskCents: number;
      readonly netCents: number;
      readonly referenceCents: number;
      readonly withoutAskCount: number;
      readonly withoutReferenceCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type SelectionTotalsQuery = {
  response: SelectionTotalsQuery$data;
  variables: SelectionTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chosenIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exceptIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "exceptIds",
      "variableName": "exceptIds"
    },
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "inventoryItemIds",
      "variableName": "chosenIds"
    }
  ],
  "concreteType": "InventoryTotals",
  "kind": "LinkedField",
  "name": "inventoryTotals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referenceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutReferenceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutAskCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SelectionTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "d0ba8df703e2cd231c638fe776d7876773a4d4d5c3f6399aeb763d39cb5c9756",
    "metadata": {},
    "name": "SelectionTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "712812cdaa4786209890202965a10bb8";

export default node;
