/**
 * @generated SignedSource<<ddf6d5207979a5aa91b80978eb5be37a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BidForm_marketItem$data = {
  readonly bestBidCents: number | null | undefined;
  readonly book: {
    readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
  };
  readonly id: string;
  readonly lowestAskCents: number | null | undefined;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly referencePriceCents: number | null | undefined;
  readonly " $fragmentType": "BidForm_marketItem";
};
export type BidForm_marketItem$key = {
  readonly " $data"?: BidForm_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidForm_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BidForm_marketItem",
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
      "name": "nameZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referencePriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bestBidCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "depth",
          "value": 8
        }
      ],
      "concreteType": "ItemBook",
      "kind": "LinkedField",
      "name": "book",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookLadder_book"
        }
      ],
      "storageKey": "book(depth:8)"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "f5e908db249731b6649d74209ab0a5b4";

export default node;
