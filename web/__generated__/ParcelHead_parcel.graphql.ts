/**
 * @generated SignedSource<<4af0861d866b50e0bff384116afa0c16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParcelHead_parcel$data = {
  readonly handDelivery: {
    readonly accountName: string;
    readonly steamId: string;
  };
  readonly orders: ReadonlyArray<{
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
  readonly " $fragmentType": "ParcelHead_parcel";
};
export type ParcelHead_parcel$key = {
  readonly " $data"?: ParcelHead_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelHead_parcel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParcelHead_parcel",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeliveryParcel",
  "abstractKey": null
};

(node as any).hash = "034880701967e5237510c4c126f80da9";

export default node;
