/**
 * @generated SignedSource<<0bfba2f8dc20e3ce287e5777f8650db6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BuyBar_marketItem$data = {
  readonly lowestListing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly askCents: number;
        readonly id: string;
        readonly isOwn: boolean;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BuyBar_marketItem";
};
export type BuyBar_marketItem$key = {
  readonly " $data"?: BuyBar_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBar_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyBar_marketItem",
  "selections": [
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
      "concreteType": "MarketItemListingsConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketItemListingsConnectionEdge",
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
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "e8e1ab04ad3e9b5bfebb02721f88fc32";

export default node;
