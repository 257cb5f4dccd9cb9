/**
 * @generated SignedSource<<4acced76a63895bc321f9a5f71110d48>>
 * @relayHash 007eb36236fbc17d0c65463c932a191d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c135d87f1dc8da9ca4a36bb313f548294e379691cb915557b6ada3d89ea5061

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
export type ComparisonListPaginationQuery$variables = {
  after?: string | null | undefined;
  filter?: MarketItemFilter | null | undefined;
  first?: number | null | undefined;
  platform?: PricePlatformName | null | undefined;
  sort: MarketItemSort;
};
export type ComparisonListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonList_query">;
};
export type ComparisonListPaginationQuery = {
  response: ComparisonListPaginationQuery$data;
  variables: ComparisonListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": 30,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "platform"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
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
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "platform",
    "variableName": "platform"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v2 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ComparisonListPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ComparisonList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ComparisonListPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  },
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isStale",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlatformGap",
                        "kind": "LinkedField",
                        "name": "buyHere",
                        "plural": false,
                        "selections": (v2/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlatformGap",
                        "kind": "LinkedField",
                        "name": "buyThere",
                        "plural": false,
                        "selections": (v2/*:: as any*/),
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
        "args": (v1/*:: as any*/),
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
    "id": "9c135d87f1dc8da9ca4a36bb313f548294e379691cb915557b6ada3d89ea5061",
    "metadata": {},
    "name": "ComparisonListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "628ffb8ed26456f536af1af46cb6545f";

export default node;
