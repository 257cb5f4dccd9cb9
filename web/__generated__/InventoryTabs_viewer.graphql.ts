/**
 * @generated SignedSource<<04680d91f60094bf7991eb6ec3b3b737>>
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
  readonly unavailableListings: ReadonlyArray<{
    readonly count: number;
  }> | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnavailableListings",
      "kind": "LinkedField",
      "name": "unavailableListings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "43d48d36424dd8e04f579284d6b6df01";

export default node;
