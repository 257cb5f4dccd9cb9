/**
 * @generated SignedSource<<75d02e8b823c422627df2fbff9294909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparisonRow_marketItem$data = {
  readonly id: string;
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly picture: string;
  readonly platformPrices: ReadonlyArray<{
    readonly buyHere: {
      readonly basisPoints: number;
      readonly cents: number;
    } | null | undefined;
    readonly buyThere: {
      readonly basisPoints: number;
      readonly cents: number;
    } | null | undefined;
    readonly isStale: boolean;
    readonly platform: PricePlatformName;
    readonly " $fragmentSpreads": FragmentRefs<"PlatformCell_price">;
  }> | null | undefined;
  readonly rarityColor: string;
  readonly " $fragmentType": "ComparisonRow_marketItem";
};
export type ComparisonRow_marketItem$key = {
  readonly " $data"?: ComparisonRow_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonRow_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "basisPoints",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparisonRow_marketItem",
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
      "concreteType": "PlatformPrice",
      "kind": "LinkedField",
      "name": "platformPrices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platform",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlatformGap",
          "kind": "LinkedField",
          "name": "buyHere",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlatformGap",
          "kind": "LinkedField",
          "name": "buyThere",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlatformCell_price"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "9c53938b1d4c6e44fd4ba554e6ce16f4";

export default node;
