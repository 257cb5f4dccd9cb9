/**
 * @generated SignedSource<<0cd5b0f4dc7842440cc211703b34165c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatisticsFigures_statistics$data = {
  readonly total: {
    readonly costCents: number;
    readonly profitCents: number;
    readonly purchasesCents: number;
    readonly purchasesCount: number;
    readonly receivedCents: number;
    readonly reversedSalesCount: number;
    readonly saleFeesCents: number;
    readonly salesCount: number;
    readonly salesGrossCents: number;
    readonly salesNetCents: number;
    readonly unknownCostNetCents: number;
    readonly unknownCostSalesCount: number;
    readonly withdrawalFeesCents: number;
    readonly withdrawalsCount: number;
    readonly withdrawnCents: number;
  };
  readonly " $fragmentType": "StatisticsFigures_statistics";
};
export type StatisticsFigures_statistics$key = {
  readonly " $data"?: StatisticsFigures_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsFigures_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatisticsFigures_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatisticsFigures",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
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
          "name": "reversedSalesCount",
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
          "name": "purchasesCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchasesCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawalsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawnCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawalFeesCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedCents",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profitCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "86287f5ac43d81b918ada75c3d7ab768";

export default node;
