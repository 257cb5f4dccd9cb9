/**
 * @generated SignedSource<<b6727fae98118c66beb5f0a3fc1c9213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkStatus_viewer$data = {
  readonly bulkQueue: ReadonlyArray<{
    readonly decidedCount: number;
    readonly doneCount: number;
    readonly id: string;
    readonly kind: BulkActionKind;
    readonly refused: ReadonlyArray<{
      readonly count: number;
      readonly reason: ListingReason;
      readonly text: string;
    }>;
    readonly state: BulkActionState;
    readonly totalCount: number;
    readonly undoRefused: ReadonlyArray<{
      readonly count: number;
      readonly reason: ListingReason;
      readonly text: string;
    }>;
    readonly undoUntil: string | null | undefined;
    readonly undoneCount: number;
    readonly waitingFor: BulkActionState | null | undefined;
    readonly waitingPlace: number | null | undefined;
  }>;
  readonly lastBulkAction: {
    readonly decidedCount: number;
    readonly doneCount: number;
    readonly id: string;
    readonly kind: BulkActionKind;
    readonly refused: ReadonlyArray<{
      readonly count: number;
      readonly reason: ListingReason;
      readonly text: string;
    }>;
    readonly state: BulkActionState;
    readonly totalCount: number;
    readonly undoRefused: ReadonlyArray<{
      readonly count: number;
      readonly reason: ListingReason;
      readonly text: string;
    }>;
    readonly undoUntil: string | null | undefined;
    readonly undoneCount: number;
    readonly waitingFor: BulkActionState | null | undefined;
    readonly waitingPlace: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BulkStatus_viewer";
};
export type BulkStatus_viewer$key = {
  readonly " $data"?: BulkStatus_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkStatus_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decidedCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "doneCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "undoneCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "undoUntil",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingPlace",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingFor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BulkRefusedCount",
    "kind": "LinkedField",
    "name": "refused",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BulkRefusedCount",
    "kind": "LinkedField",
    "name": "undoRefused",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkStatus_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkAction",
      "kind": "LinkedField",
      "name": "bulkQueue",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkAction",
      "kind": "LinkedField",
      "name": "lastBulkAction",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "5006fbd1e5e9a53d762d9cf832acc204";

export default node;
