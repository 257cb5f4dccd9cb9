/**
 * @generated SignedSource<<4d70701df486f8d94c2239d9c2c08cd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeHero_query$data = {
  readonly all: {
    readonly totalCount: number;
  } | null | undefined;
  readonly automatic: {
    readonly totalCount: number;
  } | null | undefined;
  readonly bargain: {
    readonly totalCount: number;
  } | null | undefined;
  readonly dearest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"HeroItem_marketItem">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "HomeHero_query";
};
export type HomeHero_query$key = {
  readonly " $data"?: HomeHero_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHero_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "automatic"
    },
    {
      "kind": "RootArgument",
      "name": "bargain"
    },
    {
      "kind": "RootArgument",
      "name": "hot"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHero_query",
  "selections": [
    {
      "alias": "dearest",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "hot"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "PRICE_DESCENDING"
        }
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
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HeroItem_marketItem"
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
      "alias": "all",
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "marketItems(first:0)"
    },
    {
      "alias": "automatic",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "automatic"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "bargain",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "bargain"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "793c29c45e2b3a9eedb0e4230074c2d0";

export default node;
