/**
 * @generated SignedSource<<48d875325ad682593cb90c881a4218d0>>
 * @relayHash bdc97bf3e113a8401abe87e673ac0e3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9abccf5e67df4a517e818d09c907fc24638b81ac692d05c487ed369e419e26b2

import type { ConcreteRequest } from 'relay-runtime';
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type ScheduleListingsInput = {
  items: ReadonlyArray<SellItemInput>;
};
export type SellItemInput = {
  inventoryItemId: string;
  isPriceConfirmed?: boolean;
  multiplier?: number | null | undefined;
  priceCents?: number | null | undefined;
};
export type useScheduleListingsMutation$variables = {
  input: ScheduleListingsInput;
};
export type useScheduleListingsMutation$data = {
  readonly scheduleListings: {
    readonly items?: ReadonlyArray<{
      readonly id: string;
      readonly scheduledListing: {
        readonly dueAt: string;
        readonly id: string;
        readonly multiplier: number | null | undefined;
        readonly priceCents: number | null | undefined;
      } | null | undefined;
    }>;
    readonly message?: string;
    readonly results?: ReadonlyArray<{
      readonly reason: ListingReason | null | undefined;
      readonly until: string | null | undefined;
    }>;
  };
};
export type useScheduleListingsMutation = {
  response: useScheduleListingsMutation$data;
  variables: useScheduleListingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
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
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduledListing",
          "kind": "LinkedField",
          "name": "scheduledListing",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "multiplier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScheduleListingsPayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useScheduleListingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "scheduleListings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScheduleListingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "scheduleListings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9abccf5e67df4a517e818d09c907fc24638b81ac692d05c487ed369e419e26b2",
    "metadata": {},
    "name": "useScheduleListingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca32a2001a72c733eddc25fb1ec5cdbf";

export default node;
