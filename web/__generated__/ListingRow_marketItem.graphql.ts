/**
 * @generated SignedSource<<44cbbc8f10b6a25c09e6e1185dcd8a37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingRow_marketItem$data = {
  readonly nameEn: string;
  readonly nameZh: string;
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
      "name": "nameZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
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

(node as any).hash = "89357e181190a0cc9406db84cd8fd8ea";

export default node;
