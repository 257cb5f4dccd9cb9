/**
 * @generated SignedSource<<b0d45d2e0187207334776d62cdecb1eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleActivity_activity$data = {
  readonly changedCount: number;
  readonly fromCents: number | null | undefined;
  readonly loweredCount: number;
  readonly runCount: number;
  readonly since: string;
  readonly soldCount: number;
  readonly stoppedCount: number;
  readonly toCents: number | null | undefined;
  readonly " $fragmentType": "RuleActivity_activity";
};
export type RuleActivity_activity$key = {
  readonly " $data"?: RuleActivity_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleActivity_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleActivity_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runCount",
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
      "kind": "ScalarField",
      "name": "loweredCount",
      "storageKey": null
    },
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
      "name": "stoppedCount",
      "storageKey": null
    }
  ],
  "type": "SellingRuleActivity",
  "abstractKey": null
};

(node as any).hash = "b915dfe8fd461f039e591e6760b562c2";

export default node;
