/**
 * @generated SignedSource<<b1811ac45343dab20ee10e66b19266e7>>
 * @relayHash 31aecc676b73e806b7a898b9bf5dcb2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d8d5bf7288c42d302fa82023075ba8c5beb67b721b917ecd5d892830a62172

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryTab = "ALL" | "LISTED" | "NON_TRADABLE" | "UNLISTED" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type BulkSelection = {
  exceptIds?: ReadonlyArray<string> | null | undefined;
  inventory?: InventoryFilter | null | undefined;
  listings?: OwnListingFilter | null | undefined;
  onlyIds?: ReadonlyArray<string> | null | undefined;
};
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
export type OwnListingFilter = {
  copies?: CopyFilter | null | undefined;
  keyword?: string | null | undefined;
  status?: OwnListingStatus;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
};
export type VarietyPricesQuery$variables = {
  isOnSale: boolean;
  keyword?: string | null | undefined;
  selection: BulkSelection;
};
export type VarietyPricesQuery$data = {
  readonly bulkVarieties: {
    readonly rows: ReadonlyArray<{
      readonly marketItem: {
        readonly id: string;
      };
      readonly phase: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PricedVariety_variety">;
    }>;
    readonly totalCount: number;
  } | null | undefined;
};
export type VarietyPricesQuery = {
  response: VarietyPricesQuery$data;
  variables: VarietyPricesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOnSale"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keyword"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "selection"
},
v3 = [
  {
    "kind": "Variable",
    "name": "isOnSale",
    "variableName": "isOnSale"
  },
  {
    "kind": "Variable",
    "name": "keyword",
    "variableName": "keyword"
  },
  {
    "kind": "Variable",
    "name": "selection",
    "variableName": "selection"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
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
    "name": "VarietyPricesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BulkVarieties",
        "kind": "LinkedField",
        "name": "bulkVarieties",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkVariety",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "marketItem",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PricedVariety_variety"
              }
            ],
            "storageKey": null
          }
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VarietyPricesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BulkVarieties",
        "kind": "LinkedField",
        "name": "bulkVarieties",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkVariety",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "marketItem",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nameZh",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nameEn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stickeredCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lowestFloat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "highestFloat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "referencePriceCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followedAskCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lowestOwnAskCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "highestOwnAskCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "picture",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketStanding",
                "kind": "LinkedField",
                "name": "standing",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lowestOtherAskCents",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "88d8d5bf7288c42d302fa82023075ba8c5beb67b721b917ecd5d892830a62172",
    "metadata": {},
    "name": "VarietyPricesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13d25a6f0e27f7bc8a8e6a827958da85";

export default node;
