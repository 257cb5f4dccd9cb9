/**
 * @generated SignedSource<<1872a12c0edc6362f04f6cadc1e77911>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellingRuleBasis = "COST" | "LOWEST_ASK" | "REFERENCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RuleRow_rule$data = {
  readonly basis: SellingRuleBasis;
  readonly excludedItems: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly excludedMarketItems: ReadonlyArray<{
    readonly id: string;
    readonly nameEn: string;
    readonly nameZh: string;
  }>;
  readonly floorCents: number | null | undefined;
  readonly id: string;
  readonly intervalMinutes: number;
  readonly isCostFloor: boolean;
  readonly isEnabled: boolean;
  readonly isFloorConfirmed: boolean;
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
  readonly stepCents: number | null | undefined;
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
v1 = [
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
      "name": "basis",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyword",
          "storageKey": null
        },
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "excludedMarketItems",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "excludedItems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SellingRule",
  "abstractKey": null
};
})();

(node as any).hash = "12453ee572816ef78fc1a680215a4523";

export default node;
