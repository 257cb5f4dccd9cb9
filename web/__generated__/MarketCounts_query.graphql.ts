/**
 * @generated SignedSource<<d63fdf565907f41cac16be108820ffe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketCounts_query$data = {
  readonly marketItems: {
    readonly facets: ReadonlyArray<{
      readonly counts: ReadonlyArray<number>;
      readonly internalNames: ReadonlyArray<string>;
    }>;
    readonly priceHistogram: ReadonlyArray<{
      readonly count: number;
      readonly fromCents: number;
      readonly toCents: number;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "MarketCounts_query";
};
export type MarketCounts_query$key = {
  readonly " $data"?: MarketCounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketCounts_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketCounts_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e3cf8f6c8ecfba7a434622c3088ae9d1";

export default node;
