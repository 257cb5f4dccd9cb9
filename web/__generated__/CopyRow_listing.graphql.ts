/**
 * @generated SignedSource<<24ff632805f1cdf2cc9ba97080e5df35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CopyRow_listing$data = {
  readonly askCents: number;
  readonly asset: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyPicture_asset" | "ListingDecorations_asset" | "ListingWear_asset">;
  };
  readonly deliveryType: DeliveryType;
  readonly id: string;
  readonly isOwn: boolean;
  readonly marketItem: {
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
    readonly referencePriceCents: number | null | undefined;
    readonly tagExterior: string | null | undefined;
    readonly tagRarity: string | null | undefined;
    readonly tagType: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ListingWear_marketItem">;
  } | null | undefined;
  readonly status: ListingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ListingSeller_listing">;
  readonly " $fragmentType": "CopyRow_listing";
};
export type CopyRow_listing$key = {
  readonly " $data"?: CopyRow_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyRow_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyRow_listing",
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
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagRarity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagExterior",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "referencePriceCents",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListingWear_marketItem"
        }
      ],
      "storageKey": null
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

(node as any).hash = "57d46471bcbc259600f92f0eaa6d8a57";

export default node;
