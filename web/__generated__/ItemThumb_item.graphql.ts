/**
 * @generated SignedSource<<5ad92d91b772d7830bdc8e091b1769d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemThumb_item$data = {
  readonly picture: string;
  readonly rarityColor: string;
  readonly " $fragmentType": "ItemThumb_item";
};
export type ItemThumb_item$key = {
  readonly " $data"?: ItemThumb_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemThumb_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemThumb_item",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "CARD"
        }
      ],
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": "picture(size:\"CARD\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarityColor",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "e62e9cedcf754b8b169291ef2d70712b";

export default node;
