/**
 * @generated SignedSource<<fa21094e0f3f5e8aed95f891ae9955bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useParcel_parcel$data = {
  readonly handDelivery: {
    readonly accountName: string;
    readonly message: string;
    readonly steamId: string;
    readonly tradeUrl: string;
  };
  readonly orders: ReadonlyArray<{
    readonly asset: {
      readonly assetId: string;
    };
    readonly buyer: {
      readonly nickname: string;
    } | null | undefined;
    readonly display: {
      readonly clock: {
        readonly pausedAt: string | null | undefined;
        readonly until: string | null | undefined;
      } | null | undefined;
    };
    readonly id: string;
  }>;
  readonly " $fragmentType": "useParcel_parcel";
};
export type useParcel_parcel$key = {
  readonly " $data"?: useParcel_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useParcel_parcel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useParcel_parcel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HandDelivery",
      "kind": "LinkedField",
      "name": "handDelivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steamId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tradeUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "orders",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "buyer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nickname",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderDisplay",
          "kind": "LinkedField",
          "name": "display",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderClock",
              "kind": "LinkedField",
              "name": "clock",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "until",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pausedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Asset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "assetId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeliveryParcel",
  "abstractKey": null
};

(node as any).hash = "49ede05746aa67409509e34210b4a6e1";

export default node;
