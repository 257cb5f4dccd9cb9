/**
 * @generated SignedSource<<6f77b21d1a43d6d9015e34958989af68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "phaseFilter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyBar_marketItem",
  "selections": [
    {
      "alias": "lowestListing",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "phaseFilter"
        },
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
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "8f213633f0162c703adc363ceee29b77";

export default node;
