/**
 * @generated SignedSource<<caf6e14ac5e680b3b5eb9e8c78db07fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerCard_seller$data = {
  readonly avatarUrl: string | null | undefined;
  readonly id: string;
  readonly sellerName: string;
  readonly " $fragmentSpreads": FragmentRefs<"SellerFigures_seller">;
  readonly " $fragmentType": "SellerCard_seller";
};
export type SellerCard_seller$key = {
  readonly " $data"?: SellerCard_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCard_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCard_seller",
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
      "kind": "ScalarField",
      "name": "sellerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerFigures_seller"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "388ac7ab0c3842a6c5bc2e438e49d455";

export default node;
