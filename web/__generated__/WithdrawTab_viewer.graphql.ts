/**
 * @generated SignedSource<<777bbe53e19726b4e2fb82063943a2fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawPanel_viewer" | "WithdrawalList_viewer">;
  readonly " $fragmentType": "WithdrawTab_viewer";
};
export type WithdrawTab_viewer$key = {
  readonly " $data"?: WithdrawTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "month"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawPanel_viewer"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "month",
          "variableName": "month"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "kind": "FragmentSpread",
      "name": "WithdrawalList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "10669010c47c72021b13a72b71f6bb3b";

export default node;
