/**
 * @generated SignedSource<<4cabf0361948effb0a47318ec35401e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareBar_listing$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_listing">;
  readonly " $fragmentType": "CompareBar_listing";
}>;
export type CompareBar_listing$key = ReadonlyArray<{
  readonly " $data"?: CompareBar_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_listing">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompareBar_listing",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareDialog_listing"
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "1772b133160c06afe56a4075e05c5605";

export default node;
