/**
 * @generated SignedSource<<4fcece79d3412039c596a4ec079ccddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyRows_marketItem$data = {
  readonly listingCount: number;
  readonly siblings: ReadonlyArray<{
    readonly tagExterior: string | null | undefined;
  }> | null | undefined;
  readonly tagExterior: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompareBar_marketItem" | "ListingRow_marketItem">;
  readonly " $fragmentType": "CopyRows_marketItem";
};
export type CopyRows_marketItem$key = {
  readonly " $data"?: CopyRows_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyRows_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagExterior",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyRows_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "siblings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListingRow_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareBar_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "2712203c0ec063956bb32542ea45dda7";

export default node;
