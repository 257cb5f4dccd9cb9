/**
 * @generated SignedSource<<d15a9aa7894a82435db4beb4f765f2c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentSales_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly floatMin: number | null | undefined;
  readonly recentSales: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly floatValue: number | null | undefined;
        readonly phase: string | null | undefined;
        readonly priceCents: number;
        readonly soldAt: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RecentSales_marketItem";
};
export type RecentSales_marketItem$key = {
  readonly " $data"?: RecentSales_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentSales_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "phase"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentSales_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 7
        },
        {
          "kind": "Variable",
          "name": "phase",
          "variableName": "phase"
        }
      ],
      "concreteType": "SaleConnection",
      "kind": "LinkedField",
      "name": "recentSales",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SaleEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Sale",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "priceCents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "floatValue",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phase",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "soldAt",
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
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "5e1314e095d7fe96651bccd0e8eb8fe1";

export default node;
