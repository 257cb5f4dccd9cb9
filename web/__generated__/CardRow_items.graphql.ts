/**
 * @generated SignedSource<<fdd5a71a78898769cfc8734bb640e08b>>
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
              "name": "MarketCard_marketItem"
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

(node as any).hash = "f9dd700bf59a7036ae2b225db9e6e1ad";

export default node;
