/**
 * @generated SignedSource<<9bcb2c3c24dcca4fce6085f99673cffb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeHero_query$data = {
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

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "dearest"
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
          "variableName": "dearest"
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "411722c4965aa54bb09245e39eadca70";

export default node;
