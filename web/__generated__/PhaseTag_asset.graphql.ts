/**
 * @generated SignedSource<<7eb42998f8a40400a5deae43ce7cbb0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhaseTag_asset$data = {
  readonly phase: string | null | undefined;
  readonly " $fragmentType": "PhaseTag_asset";
};
export type PhaseTag_asset$key = {
  readonly " $data"?: PhaseTag_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhaseTag_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhaseTag_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "b75286038dcc394f2e2a4fc4e82aaddb";

export default node;
