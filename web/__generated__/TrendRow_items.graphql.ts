/**
 * @generated SignedSource<<52d459a4da57731ab7ea73deff11fc91>>
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
      "concreteType": "QueryMarketItemsConnectionEdge",
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
  "type": "QueryMarketItemsConnection",
  "abstractKey": null
};

(node as any).hash = "4934e8cee339085d0253c7a26085c56e";

export default node;
