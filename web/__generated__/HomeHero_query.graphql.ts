/**
 * @generated SignedSource<<74cd4f224e36ceaf54d2f20554eba5f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHero_query",
  "selections": [
    {
      "alias": "dearest",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "isHot": true
          }
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
      "storageKey": "marketItems(filter:{\"isHot\":true},first:1,sort:\"PRICE_DESCENDING\")"
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
          "kind": "Literal",
          "name": "filter",
          "value": {
            "isAutomatic": true
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "marketItems(filter:{\"isAutomatic\":true},first:0)"
    },
    {
      "alias": "bargain",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "isBargain": true
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "marketItems(filter:{\"isBargain\":true},first:0)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "b982c08cd0487f3fe055328e3f60f0fb";

export default node;
