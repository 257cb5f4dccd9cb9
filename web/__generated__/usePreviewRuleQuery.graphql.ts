/**
 * @generated SignedSource<<a5ad9751b55178a8366be3d6337beafc>>
 * @relayHash a6a35db657dee83c2ac5624ee4dd7c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aa81f4a052f2e0758f3b1e46733469f7368057ccf1fe3d04073e9306cf6f79d

import type { ConcreteRequest } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "%future added value";
export type SellingRuleBasis = "COST" | "LOWEST_ASK" | "REFERENCE" | "%future added value";
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
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
      readonly toCents: number | null | undefined;
    }>;
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
    "id": "4aa81f4a052f2e0758f3b1e46733469f7368057ccf1fe3d04073e9306cf6f79d",
    "metadata": {},
    "name": "usePreviewRuleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d20277c38b7751fb172708a574baeafd";

export default node;
