/**
 * @generated SignedSource<<6b5d1076f9fe19974be6d91e700297ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatisticsUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatisticsChart_statistics$data = {
  readonly periods: ReadonlyArray<{
    readonly figures: {
      readonly profitCents: number;
      readonly salesNetCents: number;
      readonly withdrawnCents: number;
    };
    readonly firstDay: string;
    readonly lastDay: string;
  }>;
  readonly unit: StatisticsUnit;
  readonly " $fragmentType": "StatisticsChart_statistics";
};
export type StatisticsChart_statistics$key = {
  readonly " $data"?: StatisticsChart_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsChart_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatisticsChart_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatisticsPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
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
          "alias": null,
          "args": null,
          "concreteType": "StatisticsFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "salesNetCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "profitCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withdrawnCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "eed954df8778799051f5e23f3a2fd868";

export default node;
