/**
 * @generated SignedSource<<7a42f1794bad72c2d1684dbeffc2c70a>>
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
    readonly recordedAt: string | null | undefined;
    readonly referenceCents: number;
  }> | null | undefined;
  readonly lastInventoryDay: string | null | undefined;
  readonly steamAccounts: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
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
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "recordedAt",
          "storageKey": null
        },
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

(node as any).hash = "8ea4222b64cc211870c064fee8cb24db";

export default node;
