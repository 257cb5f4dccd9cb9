/**
 * @generated SignedSource<<5a697d32ec15343a3198398db9d64f8e>>
 * @relayHash 47fe0bbdd2f5ddca57f8abdee90aa637
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384983e10bb49f018976cb644e9200892bbfadfb6e128e4aa522c18ec848e2a8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = Record<PropertyKey, never>;
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
v1 = {
  "kind": "Literal",
  "name": "filter",
  "value": {
    "isAutomatic": true
  }
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 6
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CardRow_items"
  }
],
v5 = {
  "kind": "Literal",
  "name": "filter",
  "value": {
    "isHot": true
  }
},
v6 = [
  (v5/*:: as any*/),
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "SALES_PER_DAY"
  }
],
v7 = {
  "kind": "Literal",
  "name": "sort",
  "value": "PRICE_DESCENDING"
},
v8 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "isLowStock": true
    }
  },
  (v2/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v11 = [
  (v10/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "NEWEST"
  }
],
v12 = {
  "kind": "Literal",
  "name": "filter",
  "value": {
    "isBargain": true
  }
},
v13 = [
  (v12/*:: as any*/),
  (v10/*:: as any*/),
  {
    "kind": "Literal",
    "name": "sort",
    "value": "DISCOUNT"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHashName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "iconUrl",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rarityColor",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagType",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagWeapon",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listingCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v25 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagRarity",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagExterior",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "referencePriceCents",
  "storageKey": null
},
v29 = [
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
          (v23/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagQuality",
            "storageKey": null
          },
          (v27/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasAutomaticDelivery",
            "storageKey": null
          },
          (v28/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      (v0/*:: as any*/),
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
        "args": (v3/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isAutomatic\":true},first:6)"
      },
      {
        "alias": "hotRow",
        "args": (v6/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isHot\":true},first:6,sort:\"SALES_PER_DAY\")"
      },
      {
        "alias": "lowStockRow",
        "args": (v8/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isLowStock\":true},first:6,sort:\"PRICE_DESCENDING\")"
      },
      {
        "alias": "trends",
        "args": (v9/*:: as any*/),
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
        "args": (v11/*:: as any*/),
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
        "args": (v13/*:: as any*/),
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
        "storageKey": "marketItems(filter:{\"isBargain\":true},first:5,sort:\"DISCOUNT\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": "dearest",
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v7/*:: as any*/)
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
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "marketItems(filter:{\"isHot\":true},first:1,sort:\"PRICE_DESCENDING\")"
      },
      {
        "alias": "all",
        "args": [
          (v24/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v25/*:: as any*/),
        "storageKey": "marketItems(first:0)"
      },
      {
        "alias": "automatic",
        "args": [
          (v1/*:: as any*/),
          (v24/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v25/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isAutomatic\":true},first:0)"
      },
      {
        "alias": "bargain",
        "args": [
          (v12/*:: as any*/),
          (v24/*:: as any*/)
        ],
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v25/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isBargain\":true},first:0)"
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
          (v15/*:: as any*/),
          (v16/*:: as any*/),
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
        "args": (v3/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v29/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isAutomatic\":true},first:6)"
      },
      {
        "alias": "hotRow",
        "args": (v6/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v29/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isHot\":true},first:6,sort:\"SALES_PER_DAY\")"
      },
      {
        "alias": "lowStockRow",
        "args": (v8/*:: as any*/),
        "concreteType": "QueryMarketItemsConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": (v29/*:: as any*/),
        "storageKey": "marketItems(filter:{\"isLowStock\":true},first:6,sort:\"PRICE_DESCENDING\")"
      },
      {
        "alias": "trends",
        "args": (v9/*:: as any*/),
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
                  (v23/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
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
        "args": (v11/*:: as any*/),
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
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "newestListedAt",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v21/*:: as any*/)
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
                  (v23/*:: as any*/),
                  (v21/*:: as any*/),
                  (v28/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "marketItems(filter:{\"isBargain\":true},first:5,sort:\"DISCOUNT\")"
      }
    ]
  },
  "params": {
    "id": "384983e10bb49f018976cb644e9200892bbfadfb6e128e4aa522c18ec848e2a8",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50fbdd8021a9892ce0b79211b370ea5a";

export default node;
