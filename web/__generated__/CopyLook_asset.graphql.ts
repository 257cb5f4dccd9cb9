/**
 * @generated SignedSource<<5f52e6360c6ae377dde6da699fe457bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyLook_asset$data = {
  readonly renderings: ReadonlyArray<string>;
  readonly stage: string;
  readonly " $fragmentType": "CopyLook_asset";
};
export type CopyLook_asset$key = {
  readonly " $data"?: CopyLook_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyLook_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyLook_asset",
  "selections": [
    {
      "alias": "stage",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "STAGE"
        }
      ],
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": "picture(size:\"STAGE\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renderings",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "be0a81798acf4ab31455f070690413d6";

export default node;
