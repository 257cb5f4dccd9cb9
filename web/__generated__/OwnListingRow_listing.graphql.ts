/**
 * @generated SignedSource<<1dbad62989f20b84992c381121364155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferencePriceSource = "FEED" | "MODEL" | "SALES" | "%future added value";
export type UnavailableReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "COPY_NOT_TRADABLE" | "INVENTORY_PRIVATE" | "ROBOT_UNCONFIRMED" | "SELLER_HELD" | "SHOP_CLOSED" | "SHOP_OPENING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnListingRow_listing$data = {
  readonly askCents: number;
  readonly asset: {
    readonly floatValue: number | null | undefined;
    readonly phase: string | null | undefined;
    readonly picture: string;
  };
  readonly costCents: number | null | undefined;
  readonly createdAt: string;
  readonly discount: {
    readonly endsAt: string;
  } | null | undefined;
  readonly id: string;
  readonly marketItem: {
    readonly id: string;
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly rarityColor: string;
    readonly tagExterior: string | null | undefined;
  } | null | undefined;
  readonly netCents: number | null | undefined;
  readonly plannedDiscount: {
    readonly percent: number;
    readonly startsAt: string;
  } | null | undefined;
  readonly profitCents: number | null | undefined;
  readonly referencePrice: {
    readonly calculatedAt: string | null | undefined;
    readonly outliersLeftOut: number | null | undefined;
    readonly priceCents: number;
    readonly salesUsed: number | null | undefined;
    readonly source: ReferencePriceSource;
    readonly windowDays: number | null | undefined;
  } | null | undefined;
  readonly sellingRule: {
    readonly name: string;
  } | null | undefined;
  readonly standing: {
    readonly lastSales: ReadonlyArray<{
      readonly priceCents: number;
    }>;
    readonly lowestOtherAskCents: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FactLine_standing">;
  } | null | undefined;
  readonly steamAccountName: string | null | undefined;
  readonly unavailableReason: UnavailableReason | null | undefined;
  readonly viewCount: number | null | undefined;
  readonly weekViewCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FormerPrice_listing">;
  readonly " $fragmentType": "OwnListingRow_listing";
};
export type OwnListingRow_listing$key = {
  readonly " $data"?: OwnListingRow_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnListingRow_listing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "OwnListingRow_listing",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "netCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "steamAccountName",
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
      "concreteType": "ListingDiscount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedDiscount",
      "kind": "LinkedField",
      "name": "plannedDiscount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormerPrice_listing"
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
      "name": "profitCents",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestOtherAskCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PastSale",
          "kind": "LinkedField",
          "name": "lastSales",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactLine_standing"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferencePrice",
      "kind": "LinkedField",
      "name": "referencePrice",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calculatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesUsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outliersLeftOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "windowDays",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};
})();

(node as any).hash = "029f58aba3145f4e959cc7b16dae48f3";

export default node;
