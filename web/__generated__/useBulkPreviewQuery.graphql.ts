/**
 * @generated SignedSource<<ead27c6f34c26539ac623f82dc98314d>>
 * @relayHash fca82c02c7984afc892f4757923bab0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf2bbb9a72867f10cb0296018a98f5348b30f2b3c0a9a39348d0c5a8f101c75

import type { ConcreteRequest } from 'relay-runtime';
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkPriceBasis = "FIXED" | "LOWEST_ASK" | "OWN_ASK" | "REFERENCE" | "%future added value";
export type InventoryTab = "ALL" | "LISTED" | "NON_TRADABLE" | "UNLISTED" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type PreviewBulkActionInput = {
  change: BulkChange;
  selection: BulkSelection;
};
export type BulkChange = {
  clearsCost?: boolean;
  costCents?: number | null | undefined;
  discount?: BulkDiscount | null | undefined;
  endsDiscounts?: boolean;
  kind: BulkActionKind;
  price?: BulkPrice | null | undefined;
};
export type BulkDiscount = {
  endsAt: string;
  isPriceConfirmed?: boolean;
  percent: number;
  startsAt?: string | null | undefined;
};
export type BulkPrice = {
  basis: BulkPriceBasis;
  isPriceConfirmed?: boolean;
  kindPrices?: ReadonlyArray<BulkKindPrice>;
  multiplier?: number | null | undefined;
  priceCents?: number | null | undefined;
  stepCents?: number | null | undefined;
};
export type BulkKindPrice = {
  hasStickers?: boolean | null | undefined;
  inventoryItemIds?: ReadonlyArray<string>;
  marketItemId: string;
  maxWear?: number | null | undefined;
  minWear?: number | null | undefined;
  paintSeeds?: ReadonlyArray<number>;
  phase?: string | null | undefined;
  priceCents: number;
};
export type BulkSelection = {
  exceptIds?: ReadonlyArray<string> | null | undefined;
  inventory?: InventoryFilter | null | undefined;
  listings?: OwnListingFilter | null | undefined;
  onlyIds?: ReadonlyArray<string> | null | undefined;
};
export type InventoryFilter = {
  copies?: CopyFilter | null | undefined;
  keyword?: string | null | undefined;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
  tab?: InventoryTab | null | undefined;
};
export type CopyFilter = {
  cooldownUntil?: string | null | undefined;
  exteriors?: ReadonlyArray<string> | null | undefined;
  hasCost?: boolean | null | undefined;
  maxAboveLowest?: number | null | undefined;
  maxDaysHeld?: number | null | undefined;
  maxDaysOnSale?: number | null | undefined;
  maxPriceCents?: number | null | undefined;
  minAboveLowest?: number | null | undefined;
  minDaysHeld?: number | null | undefined;
  minDaysOnSale?: number | null | undefined;
  minPriceCents?: number | null | undefined;
  rarities?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
};
export type OwnListingFilter = {
  copies?: CopyFilter | null | undefined;
  keyword?: string | null | undefined;
  status?: OwnListingStatus;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
};
export type useBulkPreviewQuery$variables = {
  input: PreviewBulkActionInput;
};
export type useBulkPreviewQuery$data = {
  readonly previewBulkAction: {
    readonly aboveMedianCount: number;
    readonly comparedCount: number;
    readonly digest: string;
    readonly doneCount: number;
    readonly feeCents: number;
    readonly fromCents: number;
    readonly loweredCents: number;
    readonly loweredCount: number;
    readonly outlierCount: number;
    readonly refused: ReadonlyArray<{
      readonly count: number;
      readonly reason: ListingReason;
      readonly text: string;
    }>;
    readonly toCents: number;
    readonly totalCount: number;
  } | null | undefined;
};
export type useBulkPreviewQuery = {
  response: useBulkPreviewQuery$data;
  variables: useBulkPreviewQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkPreview",
    "kind": "LinkedField",
    "name": "previewBulkAction",
    "plural": false,
    "selections": [
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
        "name": "doneCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fromCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "toCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "feeCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loweredCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loweredCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outlierCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "comparedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "aboveMedianCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "digest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkRefusedGroup",
        "kind": "LinkedField",
        "name": "refused",
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1cf2bbb9a72867f10cb0296018a98f5348b30f2b3c0a9a39348d0c5a8f101c75",
    "metadata": {},
    "name": "useBulkPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f25a518d96aefb5a01664541eb1ba3a";

export default node;
