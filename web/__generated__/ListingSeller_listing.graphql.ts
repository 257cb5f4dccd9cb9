/**
 * @generated SignedSource<<9e9640773a854e540fb8601dfb9d9d3d>>
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
    readonly nickname: string;
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
          "name": "nickname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "1df8449b1cb85c2fe3abe3a6ad7605d3";

export default node;
