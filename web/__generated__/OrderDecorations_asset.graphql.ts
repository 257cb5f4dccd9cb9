/**
 * @generated SignedSource<<1d54f1e5c9f81b9c18c858cde71bf894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDecorations_asset$data = {
  readonly charm: {
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
  } | null | undefined;
  readonly stickers: ReadonlyArray<{
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
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
  "name": "marketHashName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "iconUrl",
  "storageKey": null
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wear",
          "storageKey": null
        },
        (v3/*:: as any*/)
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
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "874f7b7a65c58b06bfb24615fe8fa15a";

export default node;
