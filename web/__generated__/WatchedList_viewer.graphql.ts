/**
 * @generated SignedSource<<5abe713e8345bc4798a5e1fc75300342>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchedList_viewer$data = {
  readonly watchedItems: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly marketItem: {
          readonly isWatched: boolean;
        };
        readonly " $fragmentSpreads": FragmentRefs<"WatchedRow_watchedItem">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "WatchedList_viewer";
};
export type WatchedList_viewer$key = {
  readonly " $data"?: WatchedList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchedList_viewer">;
};

import WatchedListPaginationQuery_graphql from './WatchedListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "watchedItems"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "first"
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
      "operation": WatchedListPaginationQuery_graphql
    }
  },
  "name": "WatchedList_viewer",
  "selections": [
    {
      "alias": "watchedItems",
      "args": null,
      "concreteType": "WatchedItemConnection",
      "kind": "LinkedField",
      "name": "__WatchedList_watchedItems_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WatchedItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WatchedItem",
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
                  "alias": null,
                  "args": null,
                  "concreteType": "MarketItem",
                  "kind": "LinkedField",
                  "name": "marketItem",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isWatched",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WatchedRow_watchedItem"
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

(node as any).hash = "4ece39da70f3b5156fbe1431c241b5a8";

export default node;
