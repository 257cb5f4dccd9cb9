/**
 * @generated SignedSource<<9c911d7f04eb6aa62a3478ad00ef720f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformPanel_viewer" | "ProfilePanel_viewer" | "TradeUrlPanel_viewer">;
  readonly " $fragmentType": "AccountTab_viewer";
};
export type AccountTab_viewer$key = {
  readonly " $data"?: AccountTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfilePanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeUrlPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenPlatformPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e0e9aaed7308d84d29bf53f04bff310d";

export default node;
