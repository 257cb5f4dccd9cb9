/**
 * @generated SignedSource<<82d0018f524d7490a87b4c06935dd5f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyRows_listings$data = ReadonlyArray<{
  readonly askCents: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_listing" | "ListingRow_listing">;
  readonly " $fragmentType": "CopyRows_listings";
}>;
export type CopyRows_listings$key = ReadonlyArray<{
  readonly " $data"?: CopyRows_listings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyRows_listings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CopyRows_listings",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRow_listing"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareBar_listing"
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "0a1fbf7ba2636e161bdcc2f67da2c3ff";

export default node;
