/**
 * @generated SignedSource<<486263825442c80555eeb2fa0e4561e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatisticsTab_statistics$data = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsChart_statistics" | "StatisticsFigures_statistics">;
  readonly " $fragmentType": "StatisticsTab_statistics";
};
export type StatisticsTab_statistics$key = {
  readonly " $data"?: StatisticsTab_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsTab_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatisticsTab_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatisticsFigures_statistics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatisticsChart_statistics"
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "3d15da1b7032ba2a546bd88640bee397";

export default node;
