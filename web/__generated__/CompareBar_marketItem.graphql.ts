/**
 * @generated SignedSource<<37e00bebc3d3cc19369238261bb184f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareBar_marketItem$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_marketItem">;
  readonly " $fragmentType": "CompareBar_marketItem";
};
export type CompareBar_marketItem$key = {
  readonly " $data"?: CompareBar_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareBar_marketItem",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareDialog_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "dc82b7cbc8db10f863ec9677d3ab2c2d";

export default node;
