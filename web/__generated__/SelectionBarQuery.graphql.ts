/**
 * @generated SignedSource<<3fa4b11ecf2d4690a9e1d4843d175738>>
 * @relayHash 29c068edc1f703ff5ad7b6ac63b0a30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a4331aaf99188b7be4ccf60233a1debc761e2b7d9fafefc5511b0ba4371ffe4

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
export type SelectionBarQuery$variables = {
  filter?: InventoryFilter | null | undefined;
};
export type SelectionBarQuery$data = {
  readonly viewer: {
    readonly inventoryItemIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type SelectionBarQuery = {
  response: SelectionBarQuery$data;
  variables: SelectionBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    }
  ],
  "kind": "ScalarField",
  "name": "inventoryItemIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionBarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SelectionBarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "4a4331aaf99188b7be4ccf60233a1debc761e2b7d9fafefc5511b0ba4371ffe4",
    "metadata": {},
    "name": "SelectionBarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67ef924a50cf7ecb1cd43e6b680cd905";

export default node;
