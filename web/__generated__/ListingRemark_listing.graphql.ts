/**
 * @generated SignedSource<<e98ee6f04e54da015bc12f4811d674f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingRemark_listing$data = {
  readonly askCents: number;
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly phase: string | null | undefined;
  };
  readonly " $fragmentType": "ListingRemark_listing";
};
export type ListingRemark_listing$key = {
  readonly " $data"?: ListingRemark_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingRemark_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingRemark_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askCents",
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
          "name": "floatValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "6c9114dda2d0f2a1c84e6e89e22d3006";

export default node;
