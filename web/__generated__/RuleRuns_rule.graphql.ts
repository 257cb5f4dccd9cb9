/**
 * @generated SignedSource<<1afe0eaf5d8986fd9a0b3a98878dcecd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RuleRuns_rule$data = {
  readonly runs: ReadonlyArray<{
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
    readonly " $fragmentSpreads": FragmentRefs<"RunUndo_run">;
  }>;
  readonly " $fragmentType": "RuleRuns_rule";
};
export type RuleRuns_rule$key = {
  readonly " $data"?: RuleRuns_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleRuns_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleRuns_rule",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RunUndo_run"
        }
      ],
      "storageKey": "runs(first:100)"
    }
  ],
  "type": "SellingRule",
  "abstractKey": null
};

(node as any).hash = "14387b73c10de497c46e13427f273aa7";

export default node;
