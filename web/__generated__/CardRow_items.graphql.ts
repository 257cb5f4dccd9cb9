/**
 * @generated SignedSource<<81208a333bf307af842318a01f02bb83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardRow_items$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"MarketCard_marketItem">;
    };
  }>;
  readonly " $fragmentType": "CardRow_items";
};
export type CardRow_items$key = {
  readonly " $data"?: CardRow_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardRow_items">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CardRow_items",
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
              "name": "MarketCard_marketItem"
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

(node as any).hash = "7696f1daebf86abd2cae96bfd74af60c";

export default node;
