/**
 * @generated SignedSource<<e83c58e1572fd7ab5628e3bb774cb724>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountTab_platform$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TradeUrlPanel_platform">;
  readonly " $fragmentType": "AccountTab_platform";
};
export type AccountTab_platform$key = {
  readonly " $data"?: AccountTab_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTab_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountTab_platform",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeUrlPanel_platform"
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "84124e394a7c690be37f6ef5c2cff61b";

export default node;
