/**
 * @generated SignedSource<<1b9b5358711923fd2eea76a73869df95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAsset_order$data = {
  readonly asset: {
    readonly assetId: string;
    readonly charm: {
      readonly marketHashName: string;
    } | null | undefined;
    readonly floatValue: number | null | undefined;
    readonly nameTag: string | null | undefined;
    readonly paintSeed: number | null | undefined;
    readonly picture: string;
    readonly stickers: ReadonlyArray<{
      readonly slot: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CopyTraits_asset" | "OrderDecorations_asset" | "PhaseTag_asset">;
  };
  readonly marketItem: {
    readonly floatMax: number | null | undefined;
    readonly floatMin: number | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderAsset_order";
};
export type OrderAsset_order$key = {
  readonly " $data"?: OrderAsset_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAsset_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHashName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAsset_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assetId",
          "storageKey": null
        },
        {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatValue",
          "storageKey": null
        },
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
          "name": "PhaseTag_asset"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameTag",
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
            }
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CopyTraits_asset"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderDecorations_asset"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "rarityColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatMin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatMax",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "94107d3dce5a2438d2e1de83a5795f9a";

export default node;
