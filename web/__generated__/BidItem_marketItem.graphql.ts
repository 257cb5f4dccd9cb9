/**
 * @generated SignedSource<<ba6735e6d56ce5598218d1e4acbbb8e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BidItem_marketItem$data = {
  readonly book: {
    readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
  };
  readonly lowestAskCents: number | null | undefined;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly phases: ReadonlyArray<{
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
  }> | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly " $fragmentType": "BidItem_marketItem";
};
export type BidItem_marketItem$key = {
  readonly " $data"?: BidItem_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidItem_marketItem">;
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
  "name": "BidItem_marketItem",
  "selections": [
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
})();

(node as any).hash = "629da3beba8b6a698f83a36ea9253ae4";

export default node;
