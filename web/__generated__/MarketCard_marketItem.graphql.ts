/**
 * @generated SignedSource<<c046c689f4cb084fabd45ed2900227a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketCard_marketItem$data = {
  readonly hasAutomaticDelivery: boolean;
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly picture: string;
  readonly rarityColor: string;
  readonly referencePriceCents: number | null | undefined;
  readonly tagExterior: string | null | undefined;
  readonly tagQuality: string | null | undefined;
  readonly tagRarity: string | null | undefined;
  readonly tagType: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WatchHeart_marketItem">;
  readonly " $fragmentType": "MarketCard_marketItem";
};
export type MarketCard_marketItem$key = {
  readonly " $data"?: MarketCard_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketCard_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketCard_marketItem",
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
      "name": "tagQuality",
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
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAutomaticDelivery",
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
      "name": "WatchHeart_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "3630c128eba1b381e0ab1cbd9fe91f2e";

export default node;
