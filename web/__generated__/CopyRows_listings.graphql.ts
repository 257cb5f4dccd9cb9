/**
 * @generated SignedSource<<cf285d2531b42ae32658b303f160a02c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CopyRows_listings$data = ReadonlyArray<{
  readonly askCents: number;
  readonly id: string;
  readonly status: ListingStatus;
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
      "name": "status",
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

(node as any).hash = "44b9b30228d7f30dfac95aad778d5f9d";

export default node;
