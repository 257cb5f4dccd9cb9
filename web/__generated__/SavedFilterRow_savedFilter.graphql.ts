/**
 * @generated SignedSource<<d0bbb619a5fb9160e519473b799a424c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilterRow_savedFilter$data = {
  readonly filter: {
    readonly exteriors: ReadonlyArray<string>;
    readonly isAutomatic: boolean;
    readonly isBargain: boolean;
    readonly isHot: boolean;
    readonly isLowStock: boolean;
    readonly itemSets: ReadonlyArray<string>;
    readonly keyword: string | null | undefined;
    readonly maxPriceCents: number | null | undefined;
    readonly minPriceCents: number | null | undefined;
    readonly qualities: ReadonlyArray<string>;
    readonly rarities: ReadonlyArray<string>;
    readonly types: ReadonlyArray<string>;
    readonly weapons: ReadonlyArray<string>;
  };
  readonly id: string;
  readonly itemCount: number;
  readonly name: string;
  readonly notifiedAt: string | null | undefined;
  readonly priceLimitCents: number | null | undefined;
  readonly wantsAlerts: boolean;
  readonly webQuery: string;
  readonly " $fragmentType": "SavedFilterRow_savedFilter";
};
export type SavedFilterRow_savedFilter$key = {
  readonly " $data"?: SavedFilterRow_savedFilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilterRow_savedFilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilterRow_savedFilter",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webQuery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantsAlerts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceLimitCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedMarketItemFilter",
      "kind": "LinkedField",
      "name": "filter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minPriceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPriceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "types",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weapons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rarities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "qualities",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exteriors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemSets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAutomatic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLowStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBargain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedFilter",
  "abstractKey": null
};

(node as any).hash = "550bae15cfb0b084df6f4ef896c63cec";

export default node;
