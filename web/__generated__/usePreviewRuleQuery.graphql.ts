/**
 * @generated SignedSource<<aca81e3b4e3a270a29c30fd524bb7374>>
 * @relayHash 44854956793f2424e7fb5024b8953de9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae90b7e2497f0069d237502952f178a8980b43309e13b9035ad3949497aea344

import type { ConcreteRequest } from 'relay-runtime';
export type CopyDelivery = "AUTO" | "HAND" | "%future added value";
export type CopyExterior = "BS" | "FN" | "FT" | "MW" | "NONE" | "WW" | "%future added value";
export type CopyPhase = "BLACKPEARL" | "EMERALD" | "P1" | "P2" | "P3" | "P4" | "RUBY" | "SAPPHIRE" | "%future added value";
export type CopyRarity = "BASE" | "CLASSIFIED" | "CONSUMER" | "CONTRABAND" | "COVERT" | "DISTINGUISHED" | "EXCEPTIONAL" | "EXOTIC" | "EXTRAORDINARY" | "HIGH" | "INDUSTRIAL" | "MASTER" | "MILSPEC" | "REMARKABLE" | "RESTRICTED" | "SUPERIOR" | "%future added value";
export type CopyType = "AGENT" | "CHARM" | "COLLECTIBLE" | "CONTAINER" | "EQUIPMENT" | "GIFT" | "GLOVES" | "GRAFFITI" | "KEY" | "KNIFE" | "MACHINEGUN" | "MUSICKIT" | "NAMETAG" | "OTHER" | "PASS" | "PATCH" | "PISTOL" | "RIFLE" | "SHOTGUN" | "SMG" | "SNIPER" | "STICKER" | "TOOL" | "%future added value";
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type SellingRuleBasis = "COST" | "LOWEST_ASK" | "REFERENCE" | "%future added value";
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
export type PreviewSellingRuleInput = {
  rule: SellingRuleInput;
  ruleId?: string | null | undefined;
};
export type SellingRuleInput = {
  basis: SellingRuleBasis;
  copyFilter?: CopyFilterInput | null | undefined;
  copyText?: string | null | undefined;
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
export type CopyFilterInput = {
  age?: CopyNumberCondition | null | undefined;
  all?: ReadonlyArray<CopyFilterInput> | null | undefined;
  any?: ReadonlyArray<CopyFilterInput> | null | undefined;
  blue?: CopyNumberCondition | null | undefined;
  charm?: ReadonlyArray<string> | null | undefined;
  charmSeed?: CopyNumberCondition | null | undefined;
  collection?: ReadonlyArray<string> | null | undefined;
  delivery?: ReadonlyArray<CopyDelivery> | null | undefined;
  exterior?: ReadonlyArray<CopyExterior> | null | undefined;
  fade?: CopyNumberCondition | null | undefined;
  hasNameTag?: boolean | null | undefined;
  highestPlace?: CopyNumberCondition | null | undefined;
  isSouvenir?: boolean | null | undefined;
  isStatTrak?: boolean | null | undefined;
  item?: ReadonlyArray<string> | null | undefined;
  lowestPlace?: CopyNumberCondition | null | undefined;
  name?: ReadonlyArray<string> | null | undefined;
  not?: CopyFilterInput | null | undefined;
  phase?: ReadonlyArray<CopyPhase> | null | undefined;
  price?: CopyPriceCondition | null | undefined;
  rarity?: ReadonlyArray<CopyRarity> | null | undefined;
  scrape?: CopyNumberCondition | null | undefined;
  seed?: CopyNumberCondition | null | undefined;
  seller?: ReadonlyArray<string> | null | undefined;
  sticker?: ReadonlyArray<CopyStickerCondition> | null | undefined;
  stickerCount?: CopyNumberCondition | null | undefined;
  type?: ReadonlyArray<CopyType> | null | undefined;
  weapon?: ReadonlyArray<string> | null | undefined;
  wear?: CopyNumberCondition | null | undefined;
};
export type CopyNumberCondition = {
  gt?: number | null | undefined;
  gte?: number | null | undefined;
  in?: ReadonlyArray<number> | null | undefined;
  lt?: number | null | undefined;
  lte?: number | null | undefined;
};
export type CopyPriceCondition = {
  eq?: CopyPriceBound | null | undefined;
  gt?: CopyPriceBound | null | undefined;
  gte?: CopyPriceBound | null | undefined;
  lt?: CopyPriceBound | null | undefined;
  lte?: CopyPriceBound | null | undefined;
};
export type CopyPriceBound = {
  bestBid: number;
  cents?: never;
  cost?: never;
  lowestAsk?: never;
  reference?: never;
} | {
  bestBid?: never;
  cents: number;
  cost?: never;
  lowestAsk?: never;
  reference?: never;
} | {
  bestBid?: never;
  cents?: never;
  cost: number;
  lowestAsk?: never;
  reference?: never;
} | {
  bestBid?: never;
  cents?: never;
  cost?: never;
  lowestAsk: number;
  reference?: never;
} | {
  bestBid?: never;
  cents?: never;
  cost?: never;
  lowestAsk?: never;
  reference: number;
};
export type CopyStickerCondition = {
  count?: number | null | undefined;
  name: string;
  slot?: number | null | undefined;
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
  first: number;
  input: PreviewSellingRuleInput;
  skip: number;
};
export type usePreviewRuleQuery$data = {
  readonly previewSellingRule: {
    readonly __typename: string;
    readonly changedCount?: number;
    readonly decidedCount?: number;
    readonly fromCents?: number;
    readonly length?: number | null | undefined;
    readonly message?: string;
    readonly nearest?: string | null | undefined;
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
    readonly position?: number | null | undefined;
    readonly reasons?: ReadonlyArray<{
      readonly because: SellingRuleReason;
      readonly count: number;
    }>;
    readonly soldCents?: number;
    readonly soldCount?: number;
    readonly soldNetCents?: number;
    readonly toCents?: number;
    readonly waitsUntil?: string | null | undefined;
  } | null | undefined;
};
export type usePreviewRuleQuery = {
  response: usePreviewRuleQuery$data;
  variables: usePreviewRuleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromCents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toCents",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "because",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
      {
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
            "name": "waitsUntil",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "concreteType": "SellingRuleReasonCount",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "first",
                "variableName": "first"
              },
              {
                "kind": "Variable",
                "name": "skip",
                "variableName": "skip"
              }
            ],
            "concreteType": "SellingRuleOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                      (v6/*:: as any*/),
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
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "position",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "length",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nearest",
            "storageKey": null
          }
        ],
        "type": "FilterInvalid",
        "abstractKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewRuleQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePreviewRuleQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "ae90b7e2497f0069d237502952f178a8980b43309e13b9035ad3949497aea344",
    "metadata": {},
    "name": "usePreviewRuleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "098a40c6f8f81074fff781129bb36e35";

export default node;
