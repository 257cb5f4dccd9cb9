/**
 * @generated SignedSource<<a96a5ead27c0742c273565195f6d3cf4>>
 * @relayHash 4d8118df9ecebfac954456dd55f84390
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e36dfc24b38370b15026cf380aa31e3e2bca102153a25ad65450dbb9745a615

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type Service = "BINDING" | "LISTINGS" | "OPEN_PLATFORM" | "ORDER_PAYMENTS" | "PURCHASES" | "RECHARGES" | "WITHDRAWALS" | "%future added value";
export type QuickLookQuery$variables = {
  id: string;
};
export type QuickLookQuery$data = {
  readonly node: {
    readonly listings?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly askCents: number;
          readonly asset: {
            readonly floatValue: number | null | undefined;
            readonly phase: string | null | undefined;
          };
          readonly deliveryType: DeliveryType;
          readonly id: string;
          readonly isOwn: boolean;
        };
      }>;
    } | null | undefined;
    readonly marketHashName?: string;
    readonly nameEn?: string;
    readonly nameZh?: string;
    readonly priceHistory?: ReadonlyArray<{
      readonly day: string;
      readonly medianCents: number;
    }> | null | undefined;
  } | null | undefined;
  readonly platform: {
    readonly closures: ReadonlyArray<{
      readonly service: Service;
    }>;
  } | null | undefined;
};
export type QuickLookQuery = {
  response: QuickLookQuery$data;
  variables: QuickLookQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Platform",
  "kind": "LinkedField",
  "name": "platform",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceClosure",
      "kind": "LinkedField",
      "name": "closures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
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
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 30
        }
      ],
      "concreteType": "PriceDay",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianCents",
          "storageKey": null
        }
      ],
      "storageKey": "priceHistory(days:30)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "PRICE_ASCENDING"
        }
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ListingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Listing",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
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
                  "name": "deliveryType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOwn",
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
      ],
      "storageKey": "listings(first:5,sort:\"PRICE_ASCENDING\")"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuickLookQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuickLookQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0e36dfc24b38370b15026cf380aa31e3e2bca102153a25ad65450dbb9745a615",
    "metadata": {},
    "name": "QuickLookQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1109d82cebc9807843d6994b5c58f177";

export default node;
