/**
 * @generated SignedSource<<4fea0492ddaed0a226c7eb02f5aa90b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingRow_marketItem$data = {
  readonly iconUrl: string | null | undefined;
  readonly marketHashName: string;
  readonly rarityColor: string;
  readonly tagType: string | null | undefined;
  readonly tagWeapon: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListingRemark_marketItem" | "ListingWear_marketItem">;
  readonly " $fragmentType": "ListingRow_marketItem";
};
export type ListingRow_marketItem$key = {
  readonly " $data"?: ListingRow_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingRow_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingRow_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketHashName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iconUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarityColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagWeapon",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingWear_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRemark_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "1c82fa3b7697cddf93c1abd32bff5230";

export default node;
