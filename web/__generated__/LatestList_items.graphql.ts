/**
 * @generated SignedSource<<5a90e968f9c0f27b9adfd1c2d7f5687f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestList_items$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly newestListedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ItemLine_marketItem">;
    };
  }>;
  readonly " $fragmentType": "LatestList_items";
};
export type LatestList_items$key = {
  readonly " $data"?: LatestList_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestList_items">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LatestList_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItemEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketItem",
          "kind": "LinkedField",
          "name": "node",
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
              "name": "newestListedAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ItemLine_marketItem"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItemConnection",
  "abstractKey": null
};

(node as any).hash = "53c3ee8d47c88f021be389a68b085506";

export default node;
