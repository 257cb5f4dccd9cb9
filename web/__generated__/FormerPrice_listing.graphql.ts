/**
 * @generated SignedSource<<25879d81ada411b550a85f3a868870d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormerPrice_listing$data = {
  readonly discount: {
    readonly formerAskCents: number | null | undefined;
    readonly percent: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FormerPrice_listing";
};
export type FormerPrice_listing$key = {
  readonly " $data"?: FormerPrice_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormerPrice_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormerPrice_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingDiscount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formerAskCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "42915a668b83ca747cd0bc861dd0dfe7";

export default node;
