/**
 * @generated SignedSource<<6f909ed72dfdb31e095e3f064cb13523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeUrlPanel_platform$data = {
  readonly isSandbox: boolean;
  readonly " $fragmentType": "TradeUrlPanel_platform";
};
export type TradeUrlPanel_platform$key = {
  readonly " $data"?: TradeUrlPanel_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeUrlPanel_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeUrlPanel_platform",
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

(node as any).hash = "1a81b5505de559f3d0e4d1143d00b718";

export default node;
