/**
 * @generated SignedSource<<6f308a91231d44bff6309164a7784370>>
 * @relayHash b600796b10eb76020935bd03aeeb5df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198a77892e68b7d39f4d0d3077d7a64ccb17ac0339ce6949d496cab202dbf649

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkPriceBasis = "FIXED" | "LOWEST_ASK" | "OWN_ASK" | "REFERENCE" | "%future added value";
export type InventoryTab = "ALL" | "LISTED" | "NON_TRADABLE" | "UNLISTED" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type PreviewBulkActionInput = {
  change: BulkChange;
  selection: BulkSelection;
};
export type BulkChange = {
  clearsCost?: boolean;
  costCents?: number | null | undefined;
  discount?: BulkDiscount | null | undefined;
  endsDiscounts?: boolean;
  kind: BulkActionKind;
  price?: BulkPrice | null | undefined;
};
export type BulkDiscount = {
  endsAt: string;
  isPriceConfirmed?: boolean;
  percent: number;
  startsAt?: string | null | undefined;
};
export type BulkPrice = {
  basis: BulkPriceBasis;
  isPriceConfirmed?: boolean;
  kindPrices?: ReadonlyArray<BulkKindPrice>;
  multiplier?: number | null | undefined;
  priceCents?: number | null | undefined;
  stepCents?: number | null | undefined;
};
export type BulkKindPrice = {
  hasStickers?: boolean | null | undefined;
  inventoryItemIds?: ReadonlyArray<string>;
  marketItemId: string;
  maxWear?: number | null | undefined;
  minWear?: number | null | undefined;
  paintSeeds?: ReadonlyArray<number>;
  phase?: string | null | undefined;
  priceCents: number;
};
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
export type VarietyCopiesPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  input: PreviewBulkActionInput;
  marketItemId: string;
  phase?: string | null | undefined;
};
export type VarietyCopiesPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VarietyCopies_query">;
};
export type VarietyCopiesPaginationQuery = {
  response: VarietyCopiesPaginationQuery$data;
  variables: VarietyCopiesPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marketItemId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phase"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "marketItemId",
    "variableName": "marketItemId"
  },
  {
    "kind": "Variable",
    "name": "phase",
    "variableName": "phase"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VarietyCopiesPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "VarietyCopies_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VarietyCopiesPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkOutcomeConnection",
        "kind": "LinkedField",
        "name": "bulkPreviewOutcomes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkOutcomeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkOutcome",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InventoryItem",
                    "kind": "LinkedField",
                    "name": "item",
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
                        "concreteType": "Asset",
                        "kind": "LinkedField",
                        "name": "asset",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "floatValue",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "paintSeed",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "input",
          "marketItemId",
          "phase"
        ],
        "handle": "connection",
        "key": "VarietyCopies_bulkPreviewOutcomes",
        "kind": "LinkedHandle",
        "name": "bulkPreviewOutcomes"
      }
    ]
  },
  "params": {
    "id": "198a77892e68b7d39f4d0d3077d7a64ccb17ac0339ce6949d496cab202dbf649",
    "metadata": {},
    "name": "VarietyCopiesPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f543b1904446d4ec99aecd7f1041fc71";

export default node;
