/**
 * @generated SignedSource<<5d5def66a2656571fb714d29f56c7256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScenarioCard_platform$data = {
  readonly isSandbox: boolean;
  readonly " $fragmentType": "ScenarioCard_platform";
};
export type ScenarioCard_platform$key = {
  readonly " $data"?: ScenarioCard_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScenarioCard_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScenarioCard_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSandbox",
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "1db80586289011c930336d55b8633351";

export default node;
