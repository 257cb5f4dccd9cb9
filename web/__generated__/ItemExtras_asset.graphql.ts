/**
 * @generated SignedSource<<5d94da4eaefc3b55832fe2bcaabad748>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemExtras_asset$data = {
  readonly charm: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
  } | null | undefined;
  readonly paintSeed: number | null | undefined;
  readonly stickers: ReadonlyArray<{
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
    readonly slot: number;
    readonly wear: number | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CopyTraits_asset">;
  readonly " $fragmentType": "ItemExtras_asset";
};
export type ItemExtras_asset$key = {
  readonly " $data"?: ItemExtras_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemExtras_asset">;
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
  "name": "ItemExtras_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paintSeed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyTraits_asset"
    },
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "d957ace124dce226b3015ad5218124f6";

export default node;
