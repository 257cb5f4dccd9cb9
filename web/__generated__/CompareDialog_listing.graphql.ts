/**
 * @generated SignedSource<<da5d0f0136161c349a3ec777a48a236f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompareDialog_listing$data = ReadonlyArray<{
  readonly askCents: number;
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly paintSeed: number | null | undefined;
    readonly phase: string | null | undefined;
    readonly stickers: ReadonlyArray<{
      readonly nameEn: string;
      readonly nameZh: string;
      readonly referencePriceCents: number | null | undefined;
      readonly slot: number;
    }>;
  };
  readonly deliveryType: DeliveryType;
  readonly id: string;
  readonly isOwn: boolean;
  readonly seller: {
    readonly sellerName: string;
    readonly sellerRecord: {
      readonly deliveryRate: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly status: ListingStatus;
  readonly " $fragmentType": "CompareDialog_listing";
}>;
export type CompareDialog_listing$key = ReadonlyArray<{
  readonly " $data"?: CompareDialog_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_listing">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompareDialog_listing",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paintSeed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Sticker",
          "kind": "LinkedField",
          "name": "stickers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slot",
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
              "name": "referencePriceCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SellerRecord",
          "kind": "LinkedField",
          "name": "sellerRecord",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryRate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "22972c559fd004a987cbb7051620aeae";

export default node;
