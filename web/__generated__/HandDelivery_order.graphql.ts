/**
 * @generated SignedSource<<0d899795d0d698ad560fc6b1c9647e6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandDelivery_order$data = {
  readonly asset: {
    readonly assetId: string;
  };
  readonly handDelivery: {
    readonly message: string;
    readonly steamId: string;
    readonly tradeUrl: string;
  } | null | undefined;
  readonly " $fragmentType": "HandDelivery_order";
};
export type HandDelivery_order$key = {
  readonly " $data"?: HandDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandDelivery_order",
  "selections": [
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
    },
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "9a2d16fbf5dbeef192ad19fe25a178a9";

export default node;
