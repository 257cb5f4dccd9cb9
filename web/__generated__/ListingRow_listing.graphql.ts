/**
 * @generated SignedSource<<1f26520888e66f70fa08716e3df143fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ListingRow_listing$data = {
  readonly askCents: number;
  readonly asset: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyPicture_asset" | "ListingDecorations_asset" | "ListingWear_asset">;
  };
  readonly deliveryType: DeliveryType;
  readonly id: string;
  readonly isOwn: boolean;
  readonly status: ListingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"FormerPrice_listing" | "ListingRemark_listing" | "ListingSeller_listing">;
  readonly " $fragmentType": "ListingRow_listing";
};
export type ListingRow_listing$key = {
  readonly " $data"?: ListingRow_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingRow_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingRow_listing",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CopyPicture_asset"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListingWear_asset"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListingDecorations_asset"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormerPrice_listing"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRemark_listing"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingSeller_listing"
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "fcde923af2d4d50ed61f5beeb8f676d6";

export default node;
