/**
 * @generated SignedSource<<2287a951930ceb4bc1e5365fc8f73e57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeekTable_statistics$data = {
  readonly periods: ReadonlyArray<{
    readonly figures: {
      readonly costCents: number;
      readonly saleFeesCents: number;
      readonly salesCount: number;
      readonly salesGrossCents: number;
      readonly salesNetCents: number;
      readonly unknownCostNetCents: number;
      readonly unknownCostSalesCount: number;
    };
    readonly firstDay: string;
    readonly lastDay: string;
  }>;
  readonly total: {
    readonly costCents: number;
    readonly saleFeesCents: number;
    readonly salesCount: number;
    readonly salesGrossCents: number;
    readonly salesNetCents: number;
    readonly unknownCostNetCents: number;
    readonly unknownCostSalesCount: number;
  };
  readonly " $fragmentType": "WeekTable_statistics";
};
export type WeekTable_statistics$key = {
  readonly " $data"?: WeekTable_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekTable_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "salesCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "salesGrossCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "saleFeesCents",
    "storageKey": null
  },
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
    "name": "unknownCostSalesCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unknownCostNetCents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "costCents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeekTable_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatisticsFigures",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};
})();

(node as any).hash = "06fc1839026ff64289d714b4ef209371";

export default node;
