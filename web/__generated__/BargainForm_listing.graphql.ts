/**
 * @generated SignedSource<<fa46c472f97a3717d01a37bb44721849>>
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
  readonly bargain: {
    readonly bound: OfferBound | null | undefined;
    readonly leastCents: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly marketItem: {
    readonly id: string;
    readonly nameEn: string;
    readonly nameZh: string;
  } | null | undefined;
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
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};
})();

(node as any).hash = "29b5cefc9ea1c4e99bd42cb81c8ddfba";

export default node;
