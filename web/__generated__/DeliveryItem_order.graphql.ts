/**
 * @generated SignedSource<<750aefdffb412cafda08aaa522ee5c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryItem_order$data = {
  readonly asset: {
    readonly assetId: string;
    readonly floatValue: number | null | undefined;
    readonly nameTag: string | null | undefined;
    readonly paintSeed: number | null | undefined;
    readonly picture: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderDecorations_asset" | "PhaseTag_asset">;
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
  readonly marketItem: {
    readonly floatMax: number | null | undefined;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
  } | null | undefined;
  readonly orderNo: string;
  readonly senderAccountName: string | null | undefined;
  readonly steamTradeOfferId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WrongDeliveryBanner_order">;
  readonly " $fragmentType": "DeliveryItem_order";
};
export type DeliveryItem_order$key = {
  readonly " $data"?: DeliveryItem_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryItem_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryItem_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderAccountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "steamTradeOfferId",
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
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "CARD"
            }
          ],
          "kind": "ScalarField",
          "name": "picture",
          "storageKey": "picture(size:\"CARD\")"
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
          "name": "paintSeed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameTag",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseTag_asset"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderDecorations_asset"
        }
      ],
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
          "name": "nameZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rarityColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatMax",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WrongDeliveryBanner_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "bd9364060969f947507f6193d63e5b7f";

export default node;
