/**
 * @generated SignedSource<<81bfd99da22a396ed0ccc97fb03b44d7>>
 * @relayHash d53b7cbf6768c2204e876c704fca7d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e347a065e5df1a9414adf91ae7b0131a93549d28c42823ed081ee4f763d2254

import type { ConcreteRequest } from 'relay-runtime';
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type ReferencePriceSource = "FEED" | "MODEL" | "SALES" | "%future added value";
export type PreviewListingsInput = {
  items: ReadonlyArray<SellItemInput>;
};
export type SellItemInput = {
  inventoryItemId: string;
  isPriceConfirmed?: boolean;
  multiplier?: number | null | undefined;
  priceCents?: number | null | undefined;
};
export type useListingPreviewQuery$variables = {
  input: PreviewListingsInput;
};
export type useListingPreviewQuery$data = {
  readonly previewListings: {
    readonly previews: ReadonlyArray<{
      readonly asset: {
        readonly floatValue: number | null | undefined;
        readonly paintSeed: number | null | undefined;
        readonly phase: string | null | undefined;
        readonly picture: string;
        readonly stickers: ReadonlyArray<{
          readonly slot: number;
        }>;
      } | null | undefined;
      readonly bestBid: {
        readonly netCents: number;
        readonly priceCents: number;
      } | null | undefined;
      readonly marketItem: {
        readonly id: string;
        readonly nameEn: string;
        readonly nameZh: string;
        readonly rarityColor: string;
        readonly tagExterior: string | null | undefined;
      } | null | undefined;
      readonly reason: ListingReason | null | undefined;
      readonly referencePrice: {
        readonly calculatedAt: string | null | undefined;
        readonly outliersLeftOut: number | null | undefined;
        readonly priceCents: number;
        readonly salesUsed: number | null | undefined;
        readonly source: ReferencePriceSource;
        readonly windowDays: number | null | undefined;
      } | null | undefined;
      readonly until: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useListingPreviewQuery = {
  response: useListingPreviewQuery$data;
  variables: useListingPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ListingPreviews",
    "kind": "LinkedField",
    "name": "previewListings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListingPreview",
        "kind": "LinkedField",
        "name": "previews",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "until",
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
                  }
                ],
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BestBid",
            "kind": "LinkedField",
            "name": "bestBid",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "netCents",
                "storageKey": null
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useListingPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useListingPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1e347a065e5df1a9414adf91ae7b0131a93549d28c42823ed081ee4f763d2254",
    "metadata": {},
    "name": "useListingPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6b112cc4bc039540155c1c1aad76e7b";

export default node;
