/**
 * @generated SignedSource<<cfca72d69a2710f6dbbaf771800db29f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_viewer" | "PhonePanel_viewer" | "VerificationPanel_viewer">;
  readonly " $fragmentType": "SecurityTab_viewer";
};
export type SecurityTab_viewer$key = {
  readonly " $data"?: SecurityTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhonePanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerificationPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DevicesPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c88d6cc9d703cd1bfc6d3e67682e06b0";

export default node;
