/**
 * @generated SignedSource<<60face1a8f3e23881ef4bd4f14e09151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BargainList_items$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly lowestAskCents: number | null | undefined;
      readonly referencePriceCents: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ItemLine_marketItem">;
    };
  }>;
  readonly " $fragmentType": "BargainList_items";
};
export type BargainList_items$key = {
  readonly " $data"?: BargainList_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"BargainList_items">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BargainList_items",
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
              "name": "lowestAskCents",
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

(node as any).hash = "44e76339086f8ef5eb524b1444201500";

export default node;
