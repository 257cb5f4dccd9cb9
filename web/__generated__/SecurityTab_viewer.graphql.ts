/**
 * @generated SignedSource<<2d0021eb3ac72828abfd69deb22fe91a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_viewer" | "LeavePanel_viewer" | "PhonePanel_viewer" | "VerificationPanel_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeavePanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "25277f42ca64334e32db45d10896f68a";

export default node;
