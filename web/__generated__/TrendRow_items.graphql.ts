/**
 * @generated SignedSource<<59ca2d207560aaadf70d54b106adb0df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendRow_items$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrendCard_marketItem">;
    };
  }>;
  readonly " $fragmentType": "TrendRow_items";
};
export type TrendRow_items$key = {
  readonly " $data"?: TrendRow_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendRow_items">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TrendRow_items",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "TrendCard_marketItem"
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

(node as any).hash = "af9af52a1bf5338257b778b126c386c6";

export default node;
