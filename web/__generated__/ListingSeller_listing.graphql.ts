/**
 * @generated SignedSource<<dff3844ac8a899351a864820ceed200f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingSeller_listing$data = {
  readonly seller: {
    readonly avatarUrl: string | null | undefined;
    readonly id: string;
    readonly sellerName: string;
    readonly sellerRecord: {
      readonly deliveryRate: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ListingSeller_listing";
};
export type ListingSeller_listing$key = {
  readonly " $data"?: ListingSeller_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingSeller_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingSeller_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
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
              "name": "deliveryRate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "0ebead1ad14f78b1bc118a4b4ff11d3a";

export default node;
