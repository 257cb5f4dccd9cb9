/**
 * @generated SignedSource<<1b0583bff50b5d543dec40a569988cf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleView_platform$data = {
  readonly saleFeeBasisPoints: number;
  readonly withdrawalFeeBasisPoints: number;
  readonly " $fragmentType": "ArticleView_platform";
};
export type ArticleView_platform$key = {
  readonly " $data"?: ArticleView_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleView_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleView_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleFeeBasisPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawalFeeBasisPoints",
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "4a0747b2ac7d8020b6482c8df873472a";

export default node;
