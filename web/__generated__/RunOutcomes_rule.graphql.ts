/**
 * @generated SignedSource<<0cbfa07fd70ba69a491e81b0b969c83f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunOutcomes_rule$data = {
  readonly id: string;
  readonly run: {
    readonly allOutcomes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly because: SellingRuleReason;
          readonly listing: {
            readonly id: string;
          } | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"RunOutcomes_outcome">;
        };
      }>;
    };
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RunOutcomes_rule";
};
export type RunOutcomes_rule$key = {
  readonly " $data"?: RunOutcomes_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunOutcomes_rule">;
};

import RunOutcomesPaginationQuery_graphql from './RunOutcomesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "run",
  "allOutcomes"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "runId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": RunOutcomesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "RunOutcomes_rule",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "runId"
        }
      ],
      "concreteType": "SellingRuleRun",
      "kind": "LinkedField",
      "name": "run",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": "allOutcomes",
          "args": null,
          "concreteType": "SellingRuleOutcomeConnection",
          "kind": "LinkedField",
          "name": "__RunOutcomes_allOutcomes_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SellingRuleOutcomeEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SellingRuleOutcome",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
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
                      "concreteType": "Listing",
                      "kind": "LinkedField",
                      "name": "listing",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RunOutcomes_outcome"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
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
    },
    (v1/*:: as any*/)
  ],
  "type": "SellingRule",
  "abstractKey": null
};
})();

(node as any).hash = "b3824aaac630f69ffa6bcfc85fdbbb55";

export default node;
