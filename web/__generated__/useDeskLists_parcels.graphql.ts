/**
 * @generated SignedSource<<a7744e23775b68a5a2a0947af90f15bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeskLists_parcels$data = {
  readonly deliveryDesk: {
    readonly parcels: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly orders: ReadonlyArray<{
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"DeliveryItem_order">;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"useParcel_parcel">;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "useDeskLists_parcels";
};
export type useDeskLists_parcels$key = {
  readonly " $data"?: useDeskLists_parcels$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeskLists_parcels">;
};

import useDeskListsParcelsQuery_graphql from './useDeskListsParcelsQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "deliveryDesk",
  "parcels"
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
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "steamId"
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
      "operation": useDeskListsParcelsQuery_graphql
    }
  },
  "name": "useDeskLists_parcels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryDesk",
      "kind": "LinkedField",
      "name": "deliveryDesk",
      "plural": false,
      "selections": [
        {
          "alias": "parcels",
          "args": [
            {
              "kind": "Variable",
              "name": "steamId",
              "variableName": "steamId"
            }
          ],
          "concreteType": "DeliveryParcelConnection",
          "kind": "LinkedField",
          "name": "__useDeskLists_parcels_standing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DeliveryParcelEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DeliveryParcel",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useParcel_parcel"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Order",
                      "kind": "LinkedField",
                      "name": "orders",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "DeliveryItem_order"
                        }
                      ],
                      "storageKey": null
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "294ee83af044ae511acfbc3f30b44021";

export default node;
