/**
 * @generated SignedSource<<c993aeeabbccb9839ed61d9bc3c59f2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagCategory = "EXTERIOR" | "ITEM_SET" | "QUALITY" | "RARITY" | "TYPE" | "WEAPON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShopSearch_seller$data = {
  readonly shopTags: ReadonlyArray<{
    readonly count: number;
    readonly tag: {
      readonly category: TagCategory;
      readonly internalName: string;
      readonly nameEn: string;
      readonly nameZh: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ShopSearch_seller";
};
export type ShopSearch_seller$key = {
  readonly " $data"?: ShopSearch_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopSearch_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopSearch_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopTag",
      "kind": "LinkedField",
      "name": "shopTags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketTag",
          "kind": "LinkedField",
          "name": "tag",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "internalName",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1e0e285146631be5b25baeb227d326c4";

export default node;
