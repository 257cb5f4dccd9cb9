/**
 * @generated SignedSource<<a256f36adc01f191cdfcfb18c8ee5d26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferBound = "BID" | "FLOOR" | "SHARE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BargainForm_listing$data = {
  readonly askCents: number;
  readonly asset: {
    readonly phase: string | null | undefined;
  };
  readonly bargain: {
    readonly bound: OfferBound | null | undefined;
    readonly leastCents: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly marketItem: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseItem_listing">;
  readonly " $fragmentType": "BargainForm_listing";
};
export type BargainForm_listing$key = {
  readonly " $data"?: BargainForm_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"BargainForm_listing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BargainForm_listing",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "ListingBargain",
      "kind": "LinkedField",
      "name": "bargain",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leastCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bound",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseItem_listing"
    }
  ],
  "type": "Listing",
  "abstractKey": null
};
})();

(node as any).hash = "abe90cb9e8bb30e2e5494be469d61837";

export default node;
