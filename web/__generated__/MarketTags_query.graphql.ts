/**
 * @generated SignedSource<<469559207ad87540b2e7f029441e5764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagCategory = "EXTERIOR" | "ITEM_SET" | "QUALITY" | "RARITY" | "TYPE" | "WEAPON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarketTags_query$data = {
  readonly marketTags: ReadonlyArray<{
    readonly category: TagCategory;
    readonly internalName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly parent: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "MarketTags_query";
};
export type MarketTags_query$key = {
  readonly " $data"?: MarketTags_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketTags_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketTags_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketTag",
      "kind": "LinkedField",
      "name": "marketTags",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "78c12ecb00d127e0b7ef26e94dd9addf";

export default node;
