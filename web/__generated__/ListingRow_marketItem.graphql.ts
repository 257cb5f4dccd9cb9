/**
 * @generated SignedSource<<98c05c94c2d814450256e706a7a021bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingRow_marketItem$data = {
  readonly rarityColor: string;
  readonly tagType: string | null | undefined;
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

(node as any).hash = "c1036c0df2d02dd6063982f2fd6c2245";

export default node;
