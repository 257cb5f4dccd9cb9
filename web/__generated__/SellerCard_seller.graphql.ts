/**
 * @generated SignedSource<<13f0ce372146eba51c19abb1cb7d51dd>>
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
  readonly nickname: string;
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
      "name": "nickname",
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

(node as any).hash = "67e46e2c9d316e7d1820b7b3ead921e6";

export default node;
