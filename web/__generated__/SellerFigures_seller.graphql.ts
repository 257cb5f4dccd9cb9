/**
 * @generated SignedSource<<cda21b8efbdd0b72a5c493576d903b51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerFigures_seller$data = {
  readonly listingCount: number;
  readonly sellerRecord: {
    readonly deliveredCount: number;
    readonly deliveryRate: number | null | undefined;
    readonly medianDeliveryMs: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SellerFigures_seller";
};
export type SellerFigures_seller$key = {
  readonly " $data"?: SellerFigures_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerFigures_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerFigures_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerRecord",
      "kind": "LinkedField",
      "name": "sellerRecord",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveredCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianDeliveryMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a35cc385bb2e1484595b7bbbc94deaaa";

export default node;
