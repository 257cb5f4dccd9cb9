/**
 * @generated SignedSource<<152a9dd0d6c920749b1b1c74dbbd23e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TransactionList_viewer">;
  readonly " $fragmentType": "StatementTab_viewer";
};
export type StatementTab_viewer$key = {
  readonly " $data"?: StatementTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementTab_viewer">;
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
      "name": "number"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "type"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementTab_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "month",
          "variableName": "month"
        },
        {
          "kind": "Variable",
          "name": "number",
          "variableName": "number"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "type",
          "variableName": "type"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TransactionList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6e61938821a46415428078645b932621";

export default node;
