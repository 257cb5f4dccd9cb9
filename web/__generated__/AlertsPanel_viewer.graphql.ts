/**
 * @generated SignedSource<<f28f29c261fc96be60f16f8ea8de2ddf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellerAlert = "ACCOUNT_LOST" | "CAP_LOWERED" | "DUE_SOON" | "RULE_STOPPED" | "SOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AlertsPanel_viewer$data = {
  readonly id: string;
  readonly mutedAlerts: ReadonlyArray<SellerAlert>;
  readonly " $fragmentType": "AlertsPanel_viewer";
};
export type AlertsPanel_viewer$key = {
  readonly " $data"?: AlertsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mutedAlerts",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "14417e61fc1c7672dc232b0216f19df2";

export default node;
