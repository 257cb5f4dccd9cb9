/**
 * @generated SignedSource<<69b9a0c397de2df1e47d29b873ecf0b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FloatRank_asset$data = {
  readonly floatRank: {
    readonly highestPlace: number | null | undefined;
    readonly lowestPlace: number | null | undefined;
    readonly seenCount: number;
  } | null | undefined;
  readonly " $fragmentType": "FloatRank_asset";
};
export type FloatRank_asset$key = {
  readonly " $data"?: FloatRank_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"FloatRank_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FloatRank_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FloatRank",
      "kind": "LinkedField",
      "name": "floatRank",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "d870f537a657cebcabbbef5d30c728bc";

export default node;
