/**
 * @generated SignedSource<<8266463f56b4fcdc9518d1d2d2b1690f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundOrderList_viewer$data = {
  readonly fundOrders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"FundOrderList_order">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FundOrderList_viewer";
};
export type FundOrderList_viewer$key = {
  readonly " $data"?: FundOrderList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundOrderList_viewer">;
};

import FundOrderListPaginationQuery_graphql from './FundOrderListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fundOrders"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "day"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fund"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
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
        "viewer"
      ],
      "operation": FundOrderListPaginationQuery_graphql
    }
  },
  "name": "FundOrderList_viewer",
  "selections": [
    {
      "alias": "fundOrders",
      "args": [
        {
          "kind": "Variable",
          "name": "day",
          "variableName": "day"
        },
        {
          "kind": "Variable",
          "name": "fund",
          "variableName": "fund"
        },
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "__FundOrderList_fundOrders_standing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FundOrderList_order"
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "4f5e2115f0b00ee5b4aa3d8d9be37e30";

export default node;
