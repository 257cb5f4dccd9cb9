/**
 * @generated SignedSource<<c21783567cfe369ec054eba8bde59ac8>>
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
    readonly picture: string;
    readonly " $fragmentSpreads": FragmentRefs<"PhaseTag_asset">;
  };
  readonly deliveryType: DeliveryType;
  readonly marketItem: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
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
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "CARD"
            }
          ],
          "kind": "ScalarField",
          "name": "picture",
          "storageKey": "picture(size:\"CARD\")"
        },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseTag_asset"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "91458622ff757a9d8e278b78948c4814";

export default node;
