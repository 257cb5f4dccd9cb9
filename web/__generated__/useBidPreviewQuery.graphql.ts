/**
 * @generated SignedSource<<133510b1e3f8aed3a0d53d9005d6d3d5>>
 * @relayHash 4215ab73e9e38e062305371dfc150e41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f95ef8934c63c971c775b9a6fd7c1f12a219e6106f061cd4169a2a1d4af75bb8

import type { ConcreteRequest } from 'relay-runtime';
export type useBidPreviewQuery$variables = {
  filter?: string | null | undefined;
  marketItemId: string;
  priceCents: number;
  quantity: number;
};
export type useBidPreviewQuery$data = {
  readonly node: {
    readonly marketItem: {
      readonly previewBid: {
        readonly buysAtOnce: number;
        readonly copiesAhead: number;
        readonly filterProblem: string | null | undefined;
        readonly nearestPrices: {
          readonly higherCents: number;
          readonly lowerCents: number;
        } | null | undefined;
        readonly sumCents: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useBidPreviewQuery = {
  response: useBidPreviewQuery$data;
  variables: useBidPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marketItemId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "priceCents"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantity"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "priceCents",
          "variableName": "priceCents"
        },
        {
          "kind": "Variable",
          "name": "quantity",
          "variableName": "quantity"
        }
      ],
      "concreteType": "BidPreview",
      "kind": "LinkedField",
      "name": "previewBid",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filterProblem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buysAtOnce",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sumCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "copiesAhead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NearestBidPrices",
          "kind": "LinkedField",
          "name": "nearestPrices",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lowerCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "higherCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBidPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "marketItem"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBidPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f95ef8934c63c971c775b9a6fd7c1f12a219e6106f061cd4169a2a1d4af75bb8",
    "metadata": {},
    "name": "useBidPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "222bd10d416888a4f291e27bbf5dcd2a";

export default node;
