/**
 * @generated SignedSource<<9bdbebf44ef24f2411280c1d773682b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingDecorations_asset$data = {
  readonly charm: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
    readonly seed: number | null | undefined;
  } | null | undefined;
  readonly stickers: ReadonlyArray<{
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
    readonly slot: number;
    readonly wear: number | null | undefined;
  }>;
  readonly " $fragmentType": "ListingDecorations_asset";
};
export type ListingDecorations_asset$key = {
  readonly " $data"?: ListingDecorations_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingDecorations_asset">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "CARD"
    }
  ],
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": "picture(size:\"CARD\")"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingDecorations_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Sticker",
      "kind": "LinkedField",
      "name": "stickers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wear",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Charm",
      "kind": "LinkedField",
      "name": "charm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seed",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "36739754175b8141bf243f5960a89b6d";

export default node;
