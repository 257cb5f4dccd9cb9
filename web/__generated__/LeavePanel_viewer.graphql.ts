/**
 * @generated SignedSource<<ab2cc123638edf50a01cf5eae6d7ce49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeletionObstacleKind = "CONTRACT" | "MONEY" | "OPEN_LISTINGS" | "OPEN_ORDERS" | "OPEN_PAYMENTS" | "OPEN_PLATFORM" | "REVIEW" | "STEAM_ACCOUNTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeavePanel_viewer$data = {
  readonly deletionDueAt: string | null | undefined;
  readonly deletionObstacles: ReadonlyArray<{
    readonly amountCents: number | null | undefined;
    readonly count: number | null | undefined;
    readonly kind: DeletionObstacleKind;
  }>;
  readonly " $fragmentType": "LeavePanel_viewer";
};
export type LeavePanel_viewer$key = {
  readonly " $data"?: LeavePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeavePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeavePanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletionDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletionObstacle",
      "kind": "LinkedField",
      "name": "deletionObstacles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8c73378ab7593d19d64aae1364a41886";

export default node;
