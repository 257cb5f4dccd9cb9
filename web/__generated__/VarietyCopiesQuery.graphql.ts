/**
 * @generated SignedSource<<4389fde27e76f2656664de5262f714c0>>
 * @relayHash 4a07daebb475ac9f4dca08f7bb102ee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72407b3f41fe3df12345f1ca189781fe5cf9e106d68b77c824805981a635567c

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
export type VarietyCopiesQuery$variables = {
  input: PreviewBulkActionInput;
  marketItemId: string;
  phase?: string | null | undefined;
};
export type VarietyCopiesQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VarietyCopies_query">;
};
export type VarietyCopiesQuery = {
  response: VarietyCopiesQuery$data;
  variables: VarietyCopiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "kind": "Variable",
  "name": "input",
  "variableName": "input"
},
v2 = {
  "kind": "Variable",
  "name": "marketItemId",
  "variableName": "marketItemId"
},
v3 = {
  "kind": "Variable",
  "name": "phase",
  "variableName": "phase"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VarietyCopiesQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
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
    "name": "VarietyCopiesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
        "args": (v4/*:: as any*/),
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
    "id": "72407b3f41fe3df12345f1ca189781fe5cf9e106d68b77c824805981a635567c",
    "metadata": {},
    "name": "VarietyCopiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fcce216569bd8956cdeb43010b6f9a06";

export default node;
