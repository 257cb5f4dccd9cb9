/**
 * @generated SignedSource<<4aad87730f955593f74c7f8363df878c>>
 * @relayHash 2d925c9d1eb5d03608b388be159a28a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06ac3681e9fb24c1d76a7e07b929cf50e0facf8bd806ece5a028cf01a6f7921d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingFilter = {
  floatMax?: number | null | undefined;
  floatMin?: number | null | undefined;
  hasAllStickers?: boolean | null | undefined;
  isAutomatic?: boolean | null | undefined;
  maxPriceCents?: number | null | undefined;
  minPriceCents?: number | null | undefined;
  paintSeeds?: ReadonlyArray<number> | null | undefined;
  phases?: ReadonlyArray<string> | null | undefined;
  stickers?: ReadonlyArray<string> | null | undefined;
};
export type GoodsLiveQuery$variables = {
  filter?: ListingFilter | null | undefined;
  marketItemId: string;
  phase?: string | null | undefined;
  phaseFilter?: ListingFilter | null | undefined;
};
export type GoodsLiveQuery$data = {
  readonly node: {
    readonly marketItem: {
      readonly bestBidCents: number | null | undefined;
      readonly listingCount: number;
      readonly lowestAskCents: number | null | undefined;
      readonly newest: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly askCents: number;
            readonly createdAt: string;
            readonly id: string;
          };
        }>;
      } | null | undefined;
      readonly phases: ReadonlyArray<{
        readonly listingCount: number;
        readonly lowestAskCents: number | null | undefined;
        readonly phase: string;
      }> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"BuyBar_marketItem" | "RecentSales_marketItem">;
    } | null | undefined;
  } | null | undefined;
};
export type GoodsLiveQuery = {
  response: GoodsLiveQuery$data;
  variables: GoodsLiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marketItemId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phase"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phaseFilter"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bestBidCents",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listingCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketItemPhase",
  "kind": "LinkedField",
  "name": "phases",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v5/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askCents",
  "storageKey": null
},
v12 = {
  "alias": "newest",
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": "NEWEST"
    }
  ],
  "concreteType": "ListingConnection",
  "kind": "LinkedField",
  "name": "listings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Listing",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GoodsLiveQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v9/*:: as any*/),
                (v12/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BuyBar_marketItem"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RecentSales_marketItem"
                }
              ],
              "type": "MarketItem",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "marketItem"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GoodsLiveQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": "lowestListing",
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "phaseFilter"
                  },
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  },
                  {
                    "kind": "Literal",
                    "name": "sort",
                    "value": "PRICE_ASCENDING"
                  }
                ],
                "concreteType": "ListingConnection",
                "kind": "LinkedField",
                "name": "listings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ListingEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Listing",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isOwn",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "floatMin",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "floatMax",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 7
                  },
                  {
                    "kind": "Variable",
                    "name": "phase",
                    "variableName": "phase"
                  }
                ],
                "concreteType": "SaleConnection",
                "kind": "LinkedField",
                "name": "recentSales",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SaleEdge",
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
                        "concreteType": "Sale",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "priceCents",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "floatValue",
                            "storageKey": null
                          },
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "soldAt",
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
            ],
            "type": "MarketItem",
            "abstractKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06ac3681e9fb24c1d76a7e07b929cf50e0facf8bd806ece5a028cf01a6f7921d",
    "metadata": {},
    "name": "GoodsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91b2cb928f4a34aebab79f89908d7500";

export default node;
