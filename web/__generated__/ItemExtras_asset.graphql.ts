/**
 * @generated SignedSource<<d3400a95360344eb0e3d4760680a1078>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemExtras_asset$data = {
  readonly charm: {
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
  } | null | undefined;
  readonly paintSeed: number | null | undefined;
  readonly stickers: ReadonlyArray<{
    readonly iconUrl: string | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly slot: number;
    readonly wear: number | null | undefined;
  }>;
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

(node as any).hash = "6b604101f58d8d12017f6228c7d0df05";

export default node;
