/**
 * @generated SignedSource<<92de18ed82f25b0204710cb4754c4132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricedTrait = "BLUE" | "FADE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TraitWorth_asset$data = {
  readonly traitWorth: ReadonlyArray<{
    readonly allCount: number;
    readonly allMedianCents: number;
    readonly likeCount: number;
    readonly likeMedianCents: number;
    readonly trait: PricedTrait;
  }>;
  readonly " $fragmentType": "TraitWorth_asset";
};
export type TraitWorth_asset$key = {
  readonly " $data"?: TraitWorth_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"TraitWorth_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TraitWorth_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TraitWorth",
      "kind": "LinkedField",
      "name": "traitWorth",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trait",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likeMedianCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allMedianCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "f766e9b5baea5578b2aca45784c49558";

export default node;
