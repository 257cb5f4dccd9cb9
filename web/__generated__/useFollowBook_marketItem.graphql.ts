/**
 * @generated SignedSource<<0bff0952a998e80f512f557262d9a9b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowBook_marketItem$data = {
  readonly bestBidCents: number | null | undefined;
  readonly book: {
    readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
  };
  readonly lowestAskCents: number | null | undefined;
  readonly lowestListing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly askCents: number;
        readonly id: string;
        readonly isOwn: boolean;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useFollowBook_marketItem";
};
export type useFollowBook_marketItem$key = {
  readonly " $data"?: useFollowBook_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowBook_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowBook_marketItem",
  "selections": [
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
      "name": "bestBidCents",
      "storageKey": null
    },
    {
      "alias": "lowestListing",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "PRICE_ASCENDING"
        }
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": [
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
                  "name": "askCents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOwn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "listings(first:1,sort:\"PRICE_ASCENDING\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "depth",
          "value": 8
        }
      ],
      "concreteType": "ItemBook",
      "kind": "LinkedField",
      "name": "book",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookLadder_book"
        }
      ],
      "storageKey": "book(depth:8)"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "96d0b081d729d8efe02b02002f61cdcd";

export default node;
