/**
 * @generated SignedSource<<27f66aeee51a8b5fac522d24d035b083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RechargeTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RechargeList_viewer">;
  readonly " $fragmentType": "RechargeTab_viewer";
};
export type RechargeTab_viewer$key = {
  readonly " $data"?: RechargeTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeTab_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "kind": "FragmentSpread",
      "name": "RechargeList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "285d52c9a4b6113b736d89180458e61c";

export default node;
