/**
 * @generated SignedSource<<9c68f294075ffe86fb81e650ac3f70e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScenarioCard_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly " $fragmentType": "ScenarioCard_viewer";
};
export type ScenarioCard_viewer$key = {
  readonly " $data"?: ScenarioCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScenarioCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aaf355ef76fb470dd5ff17cc0f16f905";

export default node;
