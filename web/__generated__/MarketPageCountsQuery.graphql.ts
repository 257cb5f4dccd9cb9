/**
 * @generated SignedSource<<ca4a1c24e40fd1301973cd99c098f9e9>>
 * @relayHash 30bbf17cd6f85e2e1146510ace6ab6a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d8eb0bb74d8782aa090bf72e5cbf975b165b3a33cd545b4845c9c34ef4e2d05

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
export type MarketPageCountsQuery$variables = {
  filter?: MarketItemFilter | null | undefined;
};
export type MarketPageCountsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MarketCounts_query">;
};
export type MarketPageCountsQuery = {
  response: MarketPageCountsQuery$data;
  variables: MarketPageCountsQuery$variables;
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
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarketPageCountsQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "MarketCounts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarketPageCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          }
        ],
        "concreteType": "MarketItemConnection",
        "kind": "LinkedField",
        "name": "marketItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketFacet",
            "kind": "LinkedField",
            "name": "facets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "internalNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counts",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PriceBar",
            "kind": "LinkedField",
            "name": "priceHistogram",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fromCents",
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
                "kind": "ScalarField",
                "name": "count",
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
    "id": "6d8eb0bb74d8782aa090bf72e5cbf975b165b3a33cd545b4845c9c34ef4e2d05",
    "metadata": {},
    "name": "MarketPageCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b834cab7d2f8a4f15178016b06080fb9";

export default node;
