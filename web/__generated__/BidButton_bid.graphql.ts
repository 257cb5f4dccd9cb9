/**
 * @generated SignedSource<<336584d0e04bd22eb85cf09a97cfeb6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BidButton_bid$data = {
  readonly filter: string;
  readonly marketItem: {
    readonly id: string;
  };
  readonly priceCents: number | null | undefined;
  readonly " $fragmentType": "BidButton_bid";
};
export type BidButton_bid$key = {
  readonly " $data"?: BidButton_bid$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidButton_bid">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BidButton_bid",
  "selections": [
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceCents",
      "storageKey": null
    }
  ],
  "type": "CopySearchBid",
  "abstractKey": null
};

(node as any).hash = "5bdcebc83fc1a3f6a53744bc0b2a4170";

export default node;
