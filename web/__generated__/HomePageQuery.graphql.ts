/**
 * @generated SignedSource<<9db1ba962a89e8ccec3b74c732b88917>>
 * @relayHash f6b37e310bbb7675ef02bdf1d7184157
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecbb8baa9488af531d6ec79b1c7145ff00beff20a29d3f1ffe1e819b5dbefa70

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketItemFilter = {
  exteriors?: ReadonlyArray<string> | null | undefined;
  isAutomatic?: boolean | null | undefined;
  isBargain?: boolean | null | undefined;
  isHot?: boolean | null | undefined;
  isLowStock?: boolean | null | undefined;
  isOnSale?: boolean | null | undefined;
  itemSets?: ReadonlyArray<string> | null | undefined;
  keyword?: string | null | undefined;
  maxPriceCents?: number | null | undefined;
  minPriceCents?: number | null | undefined;
  qualities?: ReadonlyArray<string> | null | undefined;
  rarities?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
  weapons?: ReadonlyArray<string> | null | undefined;
};
export type HomePageQuery$variables = {
  automatic: MarketItemFilter;
  bargain: MarketItemFilter;
  hot: MarketItemFilter;
  lowStock: MarketItemFilter;
};
export type HomePageQuery$data = {
  readonly automaticRow: {
    readonly " $fragmentSpreads": FragmentRefs<"CardRow_items">;
  } | null | undefined;
  readonly bargains: {
    readonly " $fragmentSpreads": FragmentRefs<"BargainList_items">;
  } | null | undefined;
  readonly hotRow: {
    readonly " $fragmentSpreads": FragmentRefs<"CardRow_items">;
  } | null | undefined;
  readonly latest: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestList_items">;
  } | null | undefined;
  readonly lowStockRow: {
    readonly " $fragmentSpreads": FragmentRefs<"CardRow_items">;
  } | null | undefined;
  readonly platform: {
    readonly saleFeeBasisPoints: number;
    readonly serverTime: string;
  } | null | undefined;
  readonly trends: {
    readonly " $fragmentSpreads": FragmentRefs<"TrendRow_items">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHero_query" | "MarketTags_query">;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "automatic"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bargain"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hot"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lowStock"
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Platform",
  "kind": "LinkedField",
  "name": "platform",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleFeeBasisPoints",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "automatic"
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 6
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CardRow_items"
  }
],
v9 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "hot"
},
v10 = [
  (v9/*:: as any*/),
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "SALES_PER_DAY"
  }
],
v11 = {
  "kind": "Literal",
  "name": "sort",
  "value": "PRICE_DESCENDING"
},
v12 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "lowStock"
  },
  (v6/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "NEWEST"
  }
],
v16 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "bargain"
},
v17 = [
  (v16/*:: as any*/),
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "DISCOUNT"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHashName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rarityColor",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listingCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v25 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v27 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "CARD"
    }
  ],
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": "picture(size:\"CARD\")"
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagRarity",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagExterior",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "referencePriceCents",
  "storageKey": null
},
v31 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "QueryMarketItemsConnectionEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v24/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v27/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagType",
            "storageKey": null
          },
          (v28/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagQuality",
            "storageKey": null
          },
          (v29/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasAutomaticDelivery",
            "storageKey": null
          },
          (v30/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWatched",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomeHero_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MarketTags_query"
      },
      {
        "alias": "automaticRow",
        "args": (v7/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "hotRow",
        "args": (v10/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "lowStockRow",
        "args": (v12/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "trends",
        "args": (v13/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TrendRow_items"
          }
        ],
        "storageKey": "marketItems(first:8)"
      },
      {
        "alias": "latest",
        "args": (v15/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LatestList_items"
          }
        ],
        "storageKey": "marketItems(first:5,sort:\"NEWEST\")"
      },
      {
        "alias": "bargains",
        "args": (v17/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BargainList_items"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": "dearest",
        "args": [
          (v9/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v11/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryMarketItemsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "size",
                        "value": "STAGE"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "picture",
                    "storageKey": "picture(size:\"STAGE\")"
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
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
        "alias": "all",
        "args": [
          (v25/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v26/*:: as any*/),
        "storageKey": "marketItems(first:0)"
      },
      {
        "alias": "automatic",
        "args": [
          (v5/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v26/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "bargain",
        "args": [
          (v16/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v26/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketTag",
        "kind": "LinkedField",
        "name": "marketTags",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "internalName",
            "storageKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parent",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "automaticRow",
        "args": (v7/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v31/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "hotRow",
        "args": (v10/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v31/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "lowStockRow",
        "args": (v12/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v31/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "trends",
        "args": (v13/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryMarketItemsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v27/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "days",
                        "value": 30
                      }
                    ],
                    "concreteType": "PriceDay",
                    "kind": "LinkedField",
                    "name": "priceHistory",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "day",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "medianCents",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "priceHistory(days:30)"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "marketItems(first:8)"
      },
      {
        "alias": "latest",
        "args": (v15/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryMarketItemsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "newestListedAt",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v27/*:: as any*/),
                  (v21/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "marketItems(first:5,sort:\"NEWEST\")"
      },
      {
        "alias": "bargains",
        "args": (v17/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryMarketItemsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  (v22/*:: as any*/),
                  (v30/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v27/*:: as any*/),
                  (v21/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
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
    "id": "ecbb8baa9488af531d6ec79b1c7145ff00beff20a29d3f1ffe1e819b5dbefa70",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2857ab97546832364626b56b90d0be35";

export default node;
