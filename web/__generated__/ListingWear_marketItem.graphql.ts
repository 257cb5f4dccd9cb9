/**
 * @generated SignedSource<<ebcbff45ab22ce57a3e8e44da76d130b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingWear_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly floatMin: number | null | undefined;
  readonly " $fragmentType": "ListingWear_marketItem";
};
export type ListingWear_marketItem$key = {
  readonly " $data"?: ListingWear_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingWear_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingWear_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "5112ff182e5159ca09cddffa7fdeb450";

export default node;
