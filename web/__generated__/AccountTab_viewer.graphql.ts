/**
 * @generated SignedSource<<332d410c4bdd94ed0bd36b72c56ee3df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AlertsPanel_viewer" | "OpenPlatformPanel_viewer" | "ProfilePanel_viewer" | "TradeUrlPanel_viewer">;
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
      "name": "AlertsPanel_viewer"
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

(node as any).hash = "209f13d3484a6b988491a4e6611d3dbf";

export default node;
