/**
 * @generated SignedSource<<ede617f9f7d3585fa34d826c53b9a66b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryTabs_viewer$data = {
  readonly inventoryCounts: {
    readonly all: number;
    readonly listed: number;
    readonly nonTradable: number;
    readonly unlisted: number;
  } | null | undefined;
  readonly " $fragmentType": "InventoryTabs_viewer";
};
export type InventoryTabs_viewer$key = {
  readonly " $data"?: InventoryTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "InventoryCounts",
      "kind": "LinkedField",
      "name": "inventoryCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unlisted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nonTradable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d4b0720396b2a9413d29e8fc1ecb3469";

export default node;
