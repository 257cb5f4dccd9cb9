/**
 * @generated SignedSource<<d6387013a4d522bba28212979c4c7f65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PricedVariety_variety$data = {
  readonly count: number;
  readonly followedAskCents: number | null | undefined;
  readonly highestFloat: number | null | undefined;
  readonly highestOwnAskCents: number | null | undefined;
  readonly lowestFloat: number | null | undefined;
  readonly lowestOwnAskCents: number | null | undefined;
  readonly marketItem: {
    readonly id: string;
    readonly nameEn: string;
    readonly nameZh: string;
  };
  readonly phase: string | null | undefined;
  readonly picture: string;
  readonly referencePriceCents: number | null | undefined;
  readonly standing: {
    readonly lowestOtherAskCents: number | null | undefined;
  };
  readonly stickeredCount: number;
  readonly " $fragmentType": "PricedVariety_variety";
};
export type PricedVariety_variety$key = {
  readonly " $data"?: PricedVariety_variety$data;
  readonly " $fragmentSpreads": FragmentRefs<"PricedVariety_variety">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PricedVariety_variety",
  "selections": [
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
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stickeredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestFloat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "highestFloat",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followedAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestOwnAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "highestOwnAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketStanding",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestOtherAskCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkVariety",
  "abstractKey": null
};

(node as any).hash = "273e5c2e58e3490f6f89a31a11eef2d0";

export default node;
