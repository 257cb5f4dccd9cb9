/**
 * @generated SignedSource<<9ca2fe1758805ebd5b61c32d1b3a7e5f>>
 * @relayHash d119b6b3461df911a53bb5b86bc0ffd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed428c69353ffbacf78cb825ccae1723338ce2636b470e99a4690bf34a67f34

import type { ConcreteRequest } from 'relay-runtime';
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
export type RuleRunsQuery$variables = {
  ruleId: string;
};
export type RuleRunsQuery$data = {
  readonly node: {
    readonly runs?: ReadonlyArray<{
      readonly changedCount: number;
      readonly createdAt: string;
      readonly decidedCount: number;
      readonly fromCents: number | null | undefined;
      readonly id: string;
      readonly reasons: ReadonlyArray<{
        readonly because: SellingRuleReason;
        readonly count: number;
      }>;
      readonly toCents: number | null | undefined;
    }>;
  } | null | undefined;
};
export type RuleRunsQuery = {
  response: RuleRunsQuery$data;
  variables: RuleRunsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ruleId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "ruleId"
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SellingRuleRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "concreteType": "SellingRuleReasonCount",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "runs(first:100)"
    }
  ],
  "type": "SellingRule",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RuleRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "RuleRunsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4ed428c69353ffbacf78cb825ccae1723338ce2636b470e99a4690bf34a67f34",
    "metadata": {},
    "name": "RuleRunsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0128eae50986d21e9c4730c6608f6f6";

export default node;
