/**
 * @generated SignedSource<<b8f018d5fbebee0281741495fdde7d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseItem_listing$data = {
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly paintSeed: number | null | undefined;
  };
  readonly deliveryType: DeliveryType;
  readonly marketItem: {
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
    readonly tagType: string | null | undefined;
    readonly tagWeapon: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PurchaseItem_listing";
};
export type PurchaseItem_listing$key = {
  readonly " $data"?: PurchaseItem_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseItem_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseItem_listing",
  "selections": [
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
          "name": "tagWeapon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iconUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "1bf0ce62d4f889ab67a07a1ecd4f6324";

export default node;
