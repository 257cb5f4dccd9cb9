/**
 * @generated SignedSource<<6bd8ec9e612753976b58361b0f19bb7a>>
 * @relayHash f6ad6194dcbd49c1b46db59a3c918ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c7c752117b9d8e44543639f3cdff5a8e458c6534fbb00b535e3a978ed772bc1

import type { ConcreteRequest } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "%future added value";
export type SellingRuleBasis = "COST" | "LOWEST_ASK" | "REFERENCE" | "%future added value";
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
export type PreviewSellingRuleInput = {
  rule: SellingRuleInput;
  ruleId?: string | null | undefined;
};
export type SellingRuleInput = {
  basis: SellingRuleBasis;
  excludedInventoryItemIds?: ReadonlyArray<string>;
  excludedMarketItemIds?: ReadonlyArray<string>;
  filter?: OwnListingFilter | null | undefined;
  floorCents?: number | null | undefined;
  intervalMinutes: number;
  inventoryItemIds?: ReadonlyArray<string>;
  isCostFloor?: boolean;
  isEnabled?: boolean;
  isFloorConfirmed?: boolean;
  limits?: SellingRuleLimitsInput | null | undefined;
  marketItemIds?: ReadonlyArray<string>;
  maxReferenceCents?: number | null | undefined;
  minReferenceCents?: number | null | undefined;
  multiplier?: number | null | undefined;
  name: string;
  sellToBidsAtLeast?: SellToBidsInput | null | undefined;
  stepCents?: number | null | undefined;
};
export type OwnListingFilter = {
  copies?: CopyFilter | null | undefined;
  keyword?: string | null | undefined;
  status?: OwnListingStatus;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
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
export type SellingRuleLimitsInput = {
  ceilingCents?: number | null | undefined;
  ceilingCostShare?: number | null | undefined;
  ceilingReferenceShare?: number | null | undefined;
  floorCostShare?: number | null | undefined;
  floorReferenceShare?: number | null | undefined;
  fromHour?: number | null | undefined;
  keyword?: string | null | undefined;
  maxStepShare?: number | null | undefined;
  steamAccountIds?: ReadonlyArray<string> | null | undefined;
  toHour?: number | null | undefined;
};
export type SellToBidsInput = {
  basis: SellingRuleBasis;
  share: number;
};
export type usePreviewRuleQuery$variables = {
  input: PreviewSellingRuleInput;
};
export type usePreviewRuleQuery$data = {
  readonly previewSellingRule: {
    readonly changedCount?: number;
    readonly decidedCount?: number;
    readonly fromCents?: number;
    readonly message?: string;
    readonly openCount?: number;
    readonly outcomes?: ReadonlyArray<{
      readonly because: SellingRuleReason;
      readonly fromCents: number;
      readonly leastBidCents: number | null | undefined;
      readonly listing: {
        readonly asset: {
          readonly floatValue: number | null | undefined;
          readonly phase: string | null | undefined;
        };
        readonly id: string;
        readonly inventoryItemId: string | null | undefined;
        readonly marketItem: {
          readonly id: string;
          readonly nameEn: string;
          readonly nameZh: string;
        } | null | undefined;
        readonly status: ListingStatus;
      } | null | undefined;
      readonly soldFor: {
        readonly netCents: number;
        readonly priceCents: number;
      } | null | undefined;
      readonly toCents: number | null | undefined;
      readonly unsoldBecause: SellingRuleReason | null | undefined;
    }>;
    readonly soldCents?: number;
    readonly soldCount?: number;
    readonly soldNetCents?: number;
    readonly toCents?: number;
  } | null | undefined;
};
export type usePreviewRuleQuery = {
  response: usePreviewRuleQuery$data;
  variables: usePreviewRuleQuery$variables;
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
  "name": "fromCents",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
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
      "name": "changedCount",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldNetCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellingRuleOutcome",
      "kind": "LinkedField",
      "name": "outcomes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "because",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leastBidCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsoldBecause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BestBid",
          "kind": "LinkedField",
          "name": "soldFor",
          "plural": false,
          "selections": [
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
              "name": "netCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Listing",
          "kind": "LinkedField",
          "name": "listing",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inventoryItemId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Asset",
              "kind": "LinkedField",
              "name": "asset",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "floatValue",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phase",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MarketItem",
              "kind": "LinkedField",
              "name": "marketItem",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nameZh",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nameEn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellingRulePreview",
  "abstractKey": null
},
v6 = {
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
    "name": "usePreviewRuleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewSellingRule",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewRuleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewSellingRule",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c7c752117b9d8e44543639f3cdff5a8e458c6534fbb00b535e3a978ed772bc1",
    "metadata": {},
    "name": "usePreviewRuleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8ff1d499447f8de08359bd7527d45dd";

export default node;
