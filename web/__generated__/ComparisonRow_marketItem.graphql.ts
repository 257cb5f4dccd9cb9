/**
 * @generated SignedSource<<05830130193171390e475f9e7cc7df74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferencePriceSource = "FEED" | "MODEL" | "SALES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparisonRow_marketItem$data = {
  readonly iconUrl: string | null | undefined;
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly rarityColor: string;
  readonly referencePrice: {
    readonly priceCents: number;
    readonly source: ReferencePriceSource;
  } | null | undefined;
  readonly tagType: string | null | undefined;
  readonly tagWeapon: string | null | undefined;
  readonly " $fragmentType": "ComparisonRow_marketItem";
};
export type ComparisonRow_marketItem$key = {
  readonly " $data"?: ComparisonRow_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonRow_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparisonRow_marketItem",
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
      "name": "iconUrl",
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
      "concreteType": "ReferencePrice",
      "kind": "LinkedField",
      "name": "referencePrice",
      "plural": false,
      "selections": [
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
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "6960111eb14515f497b631eb6eaad31f";

export default node;
