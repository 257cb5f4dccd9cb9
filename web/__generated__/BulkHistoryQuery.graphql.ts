/**
 * @generated SignedSource<<70362da947a59d6ff8832e69083fccdd>>
 * @relayHash 4d7ae88a86d5bfef59ac4b2102ad4e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed142c1683aec76b71a7608a3c4bd4c15c995c27cdae8b79d985026642a6d952

import type { ConcreteRequest } from 'relay-runtime';
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type BulkHistoryQuery$variables = Record<PropertyKey, never>;
export type BulkHistoryQuery$data = {
  readonly platform: {
    readonly serverTime: string;
  } | null | undefined;
  readonly viewer: {
    readonly bulkActions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly createdAt: string;
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
        };
      }>;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type BulkHistoryQuery = {
  response: BulkHistoryQuery$data;
  variables: BulkHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "BulkActionConnection",
        "kind": "LinkedField",
        "name": "bulkActions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkActionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BulkAction",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
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
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BulkRefusedCount",
                    "kind": "LinkedField",
                    "name": "undoRefused",
                    "plural": true,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "bulkActions(first:20)"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Platform",
    "kind": "LinkedField",
    "name": "platform",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "serverTime",
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
    "name": "BulkHistoryQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkHistoryQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ed142c1683aec76b71a7608a3c4bd4c15c995c27cdae8b79d985026642a6d952",
    "metadata": {},
    "name": "BulkHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2908fc3fd6489f8affdf57313a33a212";

export default node;
