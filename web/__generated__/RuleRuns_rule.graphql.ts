/**
 * @generated SignedSource<<fa74ea962ddfaccb5f8fd0cc7a22f43a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleRuns_rule$data = {
  readonly runs: ReadonlyArray<{
    readonly changedCount: number;
    readonly createdAt: string;
    readonly decidedCount: number;
    readonly id: string;
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
      "args": null,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellingRule",
  "abstractKey": null
};

(node as any).hash = "cd331720fbf8deb2ddfbb416ea64ff39";

export default node;
