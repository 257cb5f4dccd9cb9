/**
 * @generated SignedSource<<6c0c0d948a5d9655b90f6eddbe6c0328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParcelSteps_parcel$data = {
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
    readonly id: string;
  }>;
  readonly " $fragmentType": "ParcelSteps_parcel";
};
export type ParcelSteps_parcel$key = {
  readonly " $data"?: ParcelSteps_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelSteps_parcel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParcelSteps_parcel",
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

(node as any).hash = "607e18f6f99733934c4db623d751a93e";

export default node;
