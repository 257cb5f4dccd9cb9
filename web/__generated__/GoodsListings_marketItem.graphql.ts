/**
 * @generated SignedSource<<d398f0cd953c6fe841c334e44988523c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsListings_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly id: string;
  readonly listingCount: number;
  readonly listings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly askCents: number;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CompareBar_listing" | "ListingRow_listing">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly tagType: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_marketItem" | "ListingFilterBar_marketItem" | "ListingRow_marketItem">;
  readonly " $fragmentType": "GoodsListings_marketItem";
};
export type GoodsListings_marketItem$key = {
  readonly " $data"?: GoodsListings_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsListings_marketItem">;
};

import GoodsListingsPaginationQuery_graphql from './GoodsListingsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "listings"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": "PRICE_ASCENDING",
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stickers"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": GoodsListingsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "GoodsListings_marketItem",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRow_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareBar_marketItem"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "stickers",
          "variableName": "stickers"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ListingFilterBar_marketItem"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagType",
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
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    },
    {
      "alias": "listings",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "__GoodsListings_listings_connection",
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "askCents",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ListingRow_listing"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CompareBar_listing"
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
    (v1/*:: as any*/)
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "81ccf7305b6dd6d844470524d9d23035";

export default node;
