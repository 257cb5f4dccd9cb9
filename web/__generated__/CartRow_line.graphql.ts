/**
 * @generated SignedSource<<0987bbdb209d0d28fedd629b68a6e2ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineState = "GONE" | "ON_SALE" | "OWN" | "PRICE_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartRow_line$data = {
  readonly listing: {
    readonly askCents: number;
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly picture: string;
      readonly " $fragmentSpreads": FragmentRefs<"PhaseTag_asset">;
    };
    readonly marketItem: {
      readonly marketHashName: string;
      readonly nameEn: string;
      readonly nameZh: string;
      readonly rarityColor: string;
    } | null | undefined;
  };
  readonly priceCents: number;
  readonly state: CartLineState;
  readonly " $fragmentType": "CartRow_line";
};
export type CartRow_line$key = {
  readonly " $data"?: CartRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartRow_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Listing",
      "kind": "LinkedField",
      "name": "listing",
      "plural": false,
      "selections": [
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "c3fac65717f2a8afe6f979462a0f7bc2";

export default node;
