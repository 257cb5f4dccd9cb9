/**
 * @generated SignedSource<<c9718d4ddc5d8ce83e271e74e475ba35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceOfferAction = "ACCEPT" | "COUNTER" | "DECLINE" | "WITHDRAW" | "%future added value";
export type PriceOfferEndReason = "PRICE_CUT" | "REPRICED" | "SOLD" | "UNLISTED" | "%future added value";
export type PriceOfferSide = "BUYER" | "SELLER" | "%future added value";
export type PriceOfferStatus = "ACCEPTED" | "COUNTERED" | "DECLINED" | "ENDED" | "EXPIRED" | "OPEN" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferRow_offer$data = {
  readonly actions: ReadonlyArray<PriceOfferAction>;
  readonly askCents: number;
  readonly counterCents: number | null | undefined;
  readonly endReason: PriceOfferEndReason | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly expiresAt: string;
  readonly heldCents: number;
  readonly listing: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly paintSeed: number | null | undefined;
      readonly picture: string;
      readonly " $fragmentSpreads": FragmentRefs<"PhaseTag_asset">;
    };
    readonly marketItem: {
      readonly id: string;
      readonly marketHashName: string;
      readonly nameEn: string;
      readonly nameZh: string;
      readonly rarityColor: string;
    } | null | undefined;
  };
  readonly order: {
    readonly orderNo: string;
  } | null | undefined;
  readonly priceCents: number;
  readonly side: PriceOfferSide;
  readonly status: PriceOfferStatus;
  readonly withdrawableFrom: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferButtons_offer">;
  readonly " $fragmentType": "OfferRow_offer";
};
export type OfferRow_offer$key = {
  readonly " $data"?: OfferRow_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRow_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferRow_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
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
      "name": "priceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counterCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldCents",
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
      "name": "endReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawableFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNo",
          "storageKey": null
        }
      ],
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
              "name": "id",
              "storageKey": null
            },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferButtons_offer"
    }
  ],
  "type": "PriceOffer",
  "abstractKey": null
};

(node as any).hash = "da2bd0cd8f6c3b26ab25c9ee11693b74";

export default node;
