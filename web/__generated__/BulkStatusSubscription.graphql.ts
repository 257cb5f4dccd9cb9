/**
 * @generated SignedSource<<74f0106bdff15e2229d76e8e9e6b1836>>
 * @relayHash a6a5f5d302cff33858abeab75d754415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11f129f03ef5440e4c7e9eafb6605abb9ef6e452c2c845b9cde81fbb6afe7c28

import type { ConcreteRequest } from 'relay-runtime';
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type BulkStatusSubscription$variables = Record<PropertyKey, never>;
export type BulkStatusSubscription$data = {
  readonly bulkActionChanged: {
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
};
export type BulkStatusSubscription = {
  response: BulkStatusSubscription$data;
  variables: BulkStatusSubscription$variables;
};

const node: ConcreteRequest = (function(){
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
    "concreteType": "BulkAction",
    "kind": "LinkedField",
    "name": "bulkActionChanged",
    "plural": false,
    "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkStatusSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkStatusSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "11f129f03ef5440e4c7e9eafb6605abb9ef6e452c2c845b9cde81fbb6afe7c28",
    "metadata": {},
    "name": "BulkStatusSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "aacd4baed6d92efca6b44e1bcbf346f3";

export default node;
