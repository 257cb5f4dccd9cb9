/**
 * @generated SignedSource<<f8eb421b474dc24a3f6c4e371377785a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopPins_seller$data = {
  readonly pinnedListings: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ShopListing_listing">;
  }> | null | undefined;
  readonly " $fragmentType": "ShopPins_seller";
};
export type ShopPins_seller$key = {
  readonly " $data"?: ShopPins_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopPins_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopPins_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Listing",
      "kind": "LinkedField",
      "name": "pinnedListings",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShopListing_listing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dfe04a58fb9f2eb7fe8514a82fd36fb6";

export default node;
