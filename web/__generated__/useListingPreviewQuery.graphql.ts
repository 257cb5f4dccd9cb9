/**
 * @generated SignedSource<<8c3f753bb830ef6e3e5c4cac02d0503a>>
 * @relayHash f1a5bb0e0ab011bbea3a995f15d65689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7753085b90d7e43831bac9716d7017beca0892b27541bd8fd85b4fadf5e7f2f0

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
v1 = [
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
            "concreteType": "ReferencePrice",
            "kind": "LinkedField",
            "name": "referencePrice",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priceCents",
                "storageKey": null
              },
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useListingPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7753085b90d7e43831bac9716d7017beca0892b27541bd8fd85b4fadf5e7f2f0",
    "metadata": {},
    "name": "useListingPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbe17b0673a87415bd5ca2f162d69f02";

export default node;
