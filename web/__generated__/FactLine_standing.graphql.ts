/**
 * @generated SignedSource<<0fa47345c59dedcf9a0a7e71e5eb5a0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FactLine_standing$data = {
  readonly aboveLowestCents: number | null | undefined;
  readonly lastPlace: number | null | undefined;
  readonly lastSales: ReadonlyArray<{
    readonly priceCents: number;
    readonly soldAt: string;
  }>;
  readonly listingCount: number;
  readonly lowestOtherAskCents: number | null | undefined;
  readonly ownListingCount: number;
  readonly place: number | null | undefined;
  readonly sellingTime: {
    readonly medianSeconds: number;
    readonly saleCount: number;
  } | null | undefined;
  readonly weekSaleCount: number;
  readonly " $fragmentType": "FactLine_standing";
};
export type FactLine_standing$key = {
  readonly " $data"?: FactLine_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactLine_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FactLine_standing",
  "selections": [
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
      "kind": "ScalarField",
      "name": "ownListingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestOtherAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboveLowestCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekSaleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PastSale",
      "kind": "LinkedField",
      "name": "lastSales",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "soldAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellingTime",
      "kind": "LinkedField",
      "name": "sellingTime",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketStanding",
  "abstractKey": null
};

(node as any).hash = "8ebe5e33e834919cd5a4574c77751a35";

export default node;
