/**
 * @generated SignedSource<<37f14b83c16a64cd473e8b28bd0ffb2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseNotice_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionPanel_viewer">;
  readonly " $fragmentType": "PurchaseNotice_viewer";
};
export type PurchaseNotice_viewer$key = {
  readonly " $data"?: PurchaseNotice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseNotice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseNotice_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestrictionPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0ac67cbf110607fe0261c1c7859a7bdc";

export default node;
