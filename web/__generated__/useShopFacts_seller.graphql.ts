/**
 * @generated SignedSource<<7e0c60a6232ec996c4b8e8b794f0d897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShopFacts_seller$data = {
  readonly createdAt: string;
  readonly listingCount: number;
  readonly sellerRecord: {
    readonly deliveredCount: number;
  } | null | undefined;
  readonly " $fragmentType": "useShopFacts_seller";
};
export type useShopFacts_seller$key = {
  readonly " $data"?: useShopFacts_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShopFacts_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShopFacts_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4796ea8a84ce4c23fe84a34fb874e20b";

export default node;
