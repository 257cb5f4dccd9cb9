/**
 * @generated SignedSource<<d4de1d54dc1ecea7e9027d82c2ba7bb3>>
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
  readonly inventoryDaysEndAt: string | null | undefined;
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
      "name": "inventoryDaysEndAt",
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

(node as any).hash = "62f97cf80f86c7b20d5f01469e3bd2bb";

export default node;
