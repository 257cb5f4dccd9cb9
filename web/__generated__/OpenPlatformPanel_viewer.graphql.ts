/**
 * @generated SignedSource<<18d4c6c1e03e5dedce2b3cd465669998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
