/**
 * @generated SignedSource<<07e4ed7a9d03a444d45e149307e3317d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FloatRange_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly floatMin: number | null | undefined;
  readonly " $fragmentType": "FloatRange_marketItem";
};
export type FloatRange_marketItem$key = {
  readonly " $data"?: FloatRange_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"FloatRange_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FloatRange_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "e8e006e57eb3f64e95a132e96e9e9f6b";

export default node;
