/**
 * @generated SignedSource<<81c28f949a44c9cfc84afca0497174f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryValue_viewer$data = {
  readonly inventoryDays: ReadonlyArray<{
    readonly copies: number;
    readonly costCents: number;
    readonly costedCopies: number;
    readonly day: string;
    readonly pricedCopies: number;
    readonly referenceCents: number;
  }> | null | undefined;
  readonly lastInventoryDay: string | null | undefined;
  readonly " $fragmentType": "InventoryValue_viewer";
};
export type InventoryValue_viewer$key = {
  readonly " $data"?: InventoryValue_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryValue_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryValue_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastInventoryDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 90
        }
      ],
      "concreteType": "InventoryDay",
      "kind": "LinkedField",
      "name": "inventoryDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "copies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pricedCopies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "referenceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costedCopies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costCents",
          "storageKey": null
        }
      ],
      "storageKey": "inventoryDays(days:90)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "26fae2e89e9366f30243866404a7769b";

export default node;
