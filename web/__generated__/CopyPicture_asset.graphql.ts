/**
 * @generated SignedSource<<2386300349c1230427bc1e013fbc531c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyPicture_asset$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyLook_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "c5c4ffa5cdec3fadd6215ada5557aa13";

export default node;
