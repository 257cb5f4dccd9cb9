/**
 * @generated SignedSource<<0378867068661e3ea0e3cf6f5ebae3ae>>
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
    readonly bids: ReadonlyArray<{
      readonly filter: string;
      readonly priceCents: number;
    }>;
  };
  readonly id: string;
  readonly lowestAskCents: number | null | undefined;
  readonly phases: ReadonlyArray<{
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
  }> | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BidItem_marketItem">;
  readonly " $fragmentType": "BidForm_marketItem";
};
export type BidForm_marketItem$key = {
  readonly " $data"?: BidForm_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidForm_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "referencePriceCents",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bestBidCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItemPhase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
          "alias": null,
          "args": null,
          "concreteType": "BookLevel",
          "kind": "LinkedField",
          "name": "bids",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filter",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "book(depth:8)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BidItem_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "58c3e863d415e35f6d5b0ee2537357ef";

export default node;
