/**
 * @generated SignedSource<<03cd9a8a51d5bf18e6e7adac90b7cbf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyRows_marketItem$data = {
  readonly listingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_marketItem" | "ListingRow_marketItem">;
  readonly " $fragmentType": "CopyRows_marketItem";
};
export type CopyRows_marketItem$key = {
  readonly " $data"?: CopyRows_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyRows_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyRows_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRow_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareBar_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "b90c332cf5af478320fd150f507dc319";

export default node;
