/**
 * @generated SignedSource<<60605c5c36da533324d21e6dd8d28fd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPlatformPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformSwitch_viewer">;
  readonly " $fragmentType": "OpenPlatformPanel_viewer";
};
export type OpenPlatformPanel_viewer$key = {
  readonly " $data"?: OpenPlatformPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPlatformPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenPlatformSwitch_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1f11548a7bb1b13cb4d725e1e545909e";

export default node;
