/**
 * @generated SignedSource<<b9323c20ebf4883f16a6e16c12ef0fc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InventoryProtection = "NONE" | "PROTECTED" | "%future added value";
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type SteamPausedReason = "ABNORMAL" | "NOT_SELLABLE" | "PRIVATE" | "UNCONFIRMED" | "%future added value";
export type UnavailableReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "COPY_NOT_TRADABLE" | "INVENTORY_PRIVATE" | "ROBOT_UNCONFIRMED" | "SELLER_HELD" | "SHOP_CLOSED" | "SHOP_OPENING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InventoryRow_item$data = {
  readonly account: {
    readonly accountName: string;
    readonly pausedReason: SteamPausedReason | null | undefined;
    readonly personaName: string | null | undefined;
  };
  readonly activeListing: {
    readonly askCents: number;
    readonly createdAt: string;
    readonly sellingRule: {
      readonly name: string;
    } | null | undefined;
    readonly status: ListingStatus;
    readonly unavailableReason: UnavailableReason | null | undefined;
    readonly viewCount: number | null | undefined;
    readonly weekViewCount: number | null | undefined;
  } | null | undefined;
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly nameTag: string | null | undefined;
    readonly phase: string | null | undefined;
    readonly picture: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemExtras_asset">;
  };
  readonly bestBid: {
    readonly priceCents: number;
  } | null | undefined;
  readonly costCents: number | null | undefined;
  readonly isMarketable: boolean;
  readonly isSellable: boolean;
  readonly isTradable: boolean;
  readonly marketItem: {
    readonly floatMax: number | null | undefined;
    readonly floatMin: number | null | undefined;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
    readonly tagExterior: string | null | undefined;
  };
  readonly netCents: number | null | undefined;
  readonly profitCents: number | null | undefined;
  readonly protection: InventoryProtection;
  readonly referencePriceCents: number | null | undefined;
  readonly scheduledListing: {
    readonly multiplier: number | null | undefined;
    readonly priceCents: number | null | undefined;
  } | null | undefined;
  readonly standing: {
    readonly " $fragmentSpreads": FragmentRefs<"FactLine_standing">;
  } | null | undefined;
  readonly tradableAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CopyCost_item" | "CopySchedule_item">;
  readonly " $fragmentType": "InventoryRow_item";
};
export type InventoryRow_item$key = {
  readonly " $data"?: InventoryRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryRow_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSellable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BestBid",
      "kind": "LinkedField",
      "name": "bestBid",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTradable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMarketable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradableAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "protection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referencePriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profitCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketStanding",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactLine_standing"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopySchedule_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyCost_item"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personaName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Listing",
      "kind": "LinkedField",
      "name": "activeListing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unavailableReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekViewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SellingRule",
          "kind": "LinkedField",
          "name": "sellingRule",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledListing",
      "kind": "LinkedField",
      "name": "scheduledListing",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiplier",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "floatValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
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
          "name": "nameTag",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ItemExtras_asset"
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketHashName",
          "storageKey": null
        },
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
          "name": "tagExterior",
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
  "type": "InventoryItem",
  "abstractKey": null
};
})();

(node as any).hash = "18cb267eab023f7e53fdac7564bff5c8";

export default node;
