/**
 * @generated SignedSource<<103c759cac2afd6d20861356bdcf7c8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDecorations_asset$data = {
  readonly charm: {
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
  } | null | undefined;
  readonly stickers: ReadonlyArray<{
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string | null | undefined;
    readonly slot: number;
    readonly wear: number | null | undefined;
  }>;
  readonly " $fragmentType": "OrderDecorations_asset";
};
export type OrderDecorations_asset$key = {
  readonly " $data"?: OrderDecorations_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDecorations_asset">;
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
  "name": "OrderDecorations_asset",
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "cc1d11e0a66e4656485eb16a3c696dfa";

export default node;
