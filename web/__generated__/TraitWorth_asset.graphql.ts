/**
 * @generated SignedSource<<27e3202e597cf77a68d96e0883f58dbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricedTrait = "BLUE" | "FADE" | "STICKERS" | "WEAR" | "%future added value";
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
  "argumentDefinitions": [
    {
      "defaultValue": [
        "FADE",
        "BLUE"
      ],
      "kind": "LocalArgument",
      "name": "traits"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TraitWorth_asset",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "traits",
          "variableName": "traits"
        }
      ],
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

(node as any).hash = "17dd6a5f25a395992d8273f8b4436ea2";

export default node;
