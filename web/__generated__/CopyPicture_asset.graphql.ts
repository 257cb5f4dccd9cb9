/**
 * @generated SignedSource<<cad9c0b1c6be36253c0eb384cc88b93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyPicture_asset$data = {
  readonly floatValue: number | null | undefined;
  readonly picture: string;
  readonly " $fragmentSpreads": FragmentRefs<"CopyLook_asset">;
  readonly " $fragmentType": "CopyPicture_asset";
};
export type CopyPicture_asset$key = {
  readonly " $data"?: CopyPicture_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyPicture_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyPicture_asset",
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
      "name": "floatValue",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyLook_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "b4dce49f2573f4c2b15f258762400c39";

export default node;
