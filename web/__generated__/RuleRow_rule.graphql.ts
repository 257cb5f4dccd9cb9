/**
 * @generated SignedSource<<32a5954f87a3322b0c09dd1323cf68aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type SellingRuleBasis = "COST" | "LOWEST_ASK" | "REFERENCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RuleRow_rule$data = {
  readonly basis: SellingRuleBasis;
  readonly copyText: string;
  readonly excludedItems: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly excludedMarketItems: ReadonlyArray<{
    readonly id: string;
    readonly nameEn: string;
    readonly nameZh: string;
  }>;
  readonly filter: {
    readonly copies: {
      readonly cooldownUntil: string | null | undefined;
      readonly exteriors: ReadonlyArray<string>;
      readonly hasCost: boolean | null | undefined;
      readonly maxAboveLowest: number | null | undefined;
      readonly maxDaysHeld: number | null | undefined;
      readonly maxDaysOnSale: number | null | undefined;
      readonly maxPriceCents: number | null | undefined;
      readonly minAboveLowest: number | null | undefined;
      readonly minDaysHeld: number | null | undefined;
      readonly minDaysOnSale: number | null | undefined;
      readonly minPriceCents: number | null | undefined;
      readonly rarities: ReadonlyArray<string>;
      readonly types: ReadonlyArray<string>;
    };
    readonly keyword: string | null | undefined;
    readonly status: OwnListingStatus;
    readonly steamAccountIds: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
  readonly floorCents: number | null | undefined;
  readonly id: string;
  readonly intervalMinutes: number;
  readonly isCostFloor: boolean;
  readonly isEnabled: boolean;
  readonly isFloorConfirmed: boolean;
  readonly items: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly lastRunAt: string | null | undefined;
  readonly limits: {
    readonly ceilingCents: number | null | undefined;
    readonly ceilingCostShare: number | null | undefined;
    readonly ceilingReferenceShare: number | null | undefined;
    readonly floorCostShare: number | null | undefined;
    readonly floorReferenceShare: number | null | undefined;
    readonly fromHour: number | null | undefined;
    readonly keyword: string;
    readonly maxStepShare: number | null | undefined;
    readonly steamAccounts: ReadonlyArray<{
      readonly accountName: string;
      readonly id: string;
      readonly personaName: string | null | undefined;
    }>;
    readonly toHour: number | null | undefined;
  };
  readonly marketItems: ReadonlyArray<{
    readonly id: string;
    readonly nameEn: string;
    readonly nameZh: string;
  }>;
  readonly maxReferenceCents: number | null | undefined;
  readonly minReferenceCents: number | null | undefined;
  readonly multiplier: number | null | undefined;
  readonly name: string;
  readonly nextRunAt: string | null | undefined;
  readonly sellToBidsAtLeast: {
    readonly basis: SellingRuleBasis;
    readonly share: number;
  } | null | undefined;
  readonly stepCents: number | null | undefined;
  readonly stoppedAt: string | null | undefined;
  readonly " $fragmentType": "RuleRow_rule";
};
export type RuleRow_rule$key = {
  readonly " $data"?: RuleRow_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleRow_rule">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "basis",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyword",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
],
v4 = [
  (v0/*:: as any*/),
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleRow_rule",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stoppedAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "stepCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floorCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCostFloor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFloorConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minReferenceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxReferenceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervalMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellToBids",
      "kind": "LinkedField",
      "name": "sellToBidsAtLeast",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChosenListings",
      "kind": "LinkedField",
      "name": "filter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steamAccountIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChosenCopies",
          "kind": "LinkedField",
          "name": "copies",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "types",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exteriors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rarities",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minPriceCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxPriceCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minDaysHeld",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxDaysHeld",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minDaysOnSale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxDaysOnSale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minAboveLowest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxAboveLowest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasCost",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cooldownUntil",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copyText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellingRuleLimits",
      "kind": "LinkedField",
      "name": "limits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floorReferenceShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floorCostShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ceilingCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ceilingReferenceShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ceilingCostShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxStepShare",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SteamAccount",
          "kind": "LinkedField",
          "name": "steamAccounts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "personaName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toHour",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "excludedMarketItems",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "excludedItems",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SellingRule",
  "abstractKey": null
};
})();

(node as any).hash = "af7cdbaf1c6b60066489dec6882f39de";

export default node;
