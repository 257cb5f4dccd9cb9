/**
 * @generated SignedSource<<1209b44a3116520099273a8ffb892d00>>
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
    readonly amount: number;
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
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e43810eda41741a285168080eaf2d369";

export default node;
