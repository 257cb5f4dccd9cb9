/**
 * @generated SignedSource<<0232c9ec5fc77b99a5005b4cd75f5257>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TagCategory = "EXTERIOR" | "ITEM_SET" | "QUALITY" | "RARITY" | "TYPE" | "WEAPON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TagRow_suggestion$data = {
  readonly keyword: string;
  readonly tag: {
    readonly category: TagCategory;
    readonly internalName: string;
    readonly nameEn: string;
    readonly nameZh: string;
  };
  readonly " $fragmentType": "TagRow_suggestion";
};
export type TagRow_suggestion$key = {
  readonly " $data"?: TagRow_suggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagRow_suggestion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagRow_suggestion",
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
  "type": "TagSuggestion",
  "abstractKey": null
};

(node as any).hash = "0ad9deb81112bbf91a34a961112df296";

export default node;
