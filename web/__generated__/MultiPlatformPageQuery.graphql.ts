/**
 * @generated SignedSource<<c797ec5f859505ffa2c407978d0e2221>>
 * @relayHash 08df8d3c1a52f805060d4495d39f7487
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 394f556aa516ef6fbe29dcc637b723e1d60e2a96fa2edb8b48007be7277c64ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketItemSort = "BUY_HERE" | "BUY_THERE" | "DEFAULT" | "DISCOUNT" | "NEWEST" | "PRICE_ASCENDING" | "PRICE_DESCENDING" | "SALES_PER_DAY" | "%future added value";
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
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
export type MultiPlatformPageQuery$variables = {
  filter?: MarketItemFilter | null | undefined;
  platform?: PricePlatformName | null | undefined;
  sort: MarketItemSort;
};
export type MultiPlatformPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonList_query" | "MarketTags_query" | "useComparedPlatforms_query">;
};
export type MultiPlatformPageQuery = {
  response: MultiPlatformPageQuery$data;
  variables: MultiPlatformPageQuery$variables;
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
  "name": "platform"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v4 = {
  "kind": "Variable",
  "name": "platform",
  "variableName": "platform"
},
v5 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStale",
  "storageKey": null
},
v9 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "basisPoints",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MultiPlatformPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MarketTags_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useComparedPlatforms_query"
      },
      {
        "args": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "ComparisonList_query"
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
    "name": "MultiPlatformPageQuery",
    "selections": [
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PricePlatform",
        "kind": "LinkedField",
        "name": "pricePlatforms",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSandbox",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWalletOnly",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "MarketItemConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketItemEdge",
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
                    "name": "marketHashName",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rarityColor",
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
                    "name": "listingCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlatformPrice",
                    "kind": "LinkedField",
                    "name": "platformPrices",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "platform",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlatformGap",
                        "kind": "LinkedField",
                        "name": "buyHere",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlatformGap",
                        "kind": "LinkedField",
                        "name": "buyThere",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "askCents",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fetchedAt",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
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
        "args": (v9/*:: as any*/),
        "filters": [
          "filter",
          "sort",
          "platform"
        ],
        "handle": "connection",
        "key": "ComparisonList_marketItems",
        "kind": "LinkedHandle",
        "name": "marketItems"
      }
    ]
  },
  "params": {
    "id": "394f556aa516ef6fbe29dcc637b723e1d60e2a96fa2edb8b48007be7277c64ad",
    "metadata": {},
    "name": "MultiPlatformPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93da481841f333f1a3f87baa65edfcb9";

export default node;
