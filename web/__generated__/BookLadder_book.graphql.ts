/**
 * @generated SignedSource<<018b6dbfd417b043fd493ea0f22ca1a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookLadder_book$data = {
  readonly asks: ReadonlyArray<{
    readonly copyCount: number;
    readonly ownCopyCount: number;
    readonly priceCents: number;
  }>;
  readonly bids: ReadonlyArray<{
    readonly copyCount: number;
    readonly filter: string;
    readonly ownCopyCount: number;
    readonly priceCents: number;
  }>;
  readonly spreadCents: number | null | undefined;
  readonly " $fragmentType": "BookLadder_book";
};
export type BookLadder_book$key = {
  readonly " $data"?: BookLadder_book$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copyCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownCopyCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookLadder_book",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spreadCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookLevel",
      "kind": "LinkedField",
      "name": "bids",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filter",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookLevel",
      "kind": "LinkedField",
      "name": "asks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ItemBook",
  "abstractKey": null
};
})();

(node as any).hash = "b74db9de22b0e0079a4ec82c5ec7d532";

export default node;
