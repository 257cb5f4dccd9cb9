/**
 * @generated SignedSource<<53a3850480cc01b5e8d3241b3825e9be>>
 * @relayHash 55027b34790b50eef4b0ce2b1ab26f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81fa571cdda099d95d3a022e467a14d79c0675fd325f2ba532251372b4466b5a

import type { ConcreteRequest } from 'relay-runtime';
export type useBidPreviewQuery$variables = {
  filter?: string | null | undefined;
  marketItemId: string;
  priceCents: number;
  quantity: number;
  upToCents?: number | null | undefined;
};
export type useBidPreviewQuery$data = {
  readonly node: {
    readonly marketItem: {
      readonly previewBid: {
        readonly buysAtOnce: number;
        readonly copiesAhead: number;
        readonly filterProblem: string | null | undefined;
        readonly nearestLimits: {
          readonly higherCents: number;
          readonly lowerCents: number;
        } | null | undefined;
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
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "upToCents"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v6 = [
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
v7 = {
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
        },
        {
          "kind": "Variable",
          "name": "upToCents",
          "variableName": "upToCents"
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
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NearestBidPrices",
          "kind": "LinkedField",
          "name": "nearestLimits",
          "plural": false,
          "selections": (v6/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBidPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v7/*:: as any*/),
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
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBidPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
          (v7/*:: as any*/),
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
    "id": "81fa571cdda099d95d3a022e467a14d79c0675fd325f2ba532251372b4466b5a",
    "metadata": {},
    "name": "useBidPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2cd796a407e53ffdcedbc9f08701bfd";

export default node;
