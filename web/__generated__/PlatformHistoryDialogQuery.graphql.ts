/**
 * @generated SignedSource<<d9e727c334f6ce3222f74bb143346df3>>
 * @relayHash 948fdda4b0827648c83b9a97d1a10da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad86f21bbc5a62d3e5b84262d3f07273b0d565d6ff4cec627d78b2e02f0164a6

import type { ConcreteRequest } from 'relay-runtime';
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
export type PlatformHistoryDialogQuery$variables = {
  marketItemId: string;
};
export type PlatformHistoryDialogQuery$data = {
  readonly node: {
    readonly historyEndsAt?: string | null | undefined;
    readonly platformHistory?: ReadonlyArray<{
      readonly days: ReadonlyArray<{
        readonly day: string;
        readonly priceCents: number;
      }>;
      readonly platform: PricePlatformName;
    }> | null | undefined;
    readonly priceHistory?: ReadonlyArray<{
      readonly day: string;
      readonly medianCents: number;
    }> | null | undefined;
  } | null | undefined;
};
export type PlatformHistoryDialogQuery = {
  response: PlatformHistoryDialogQuery$data;
  variables: PlatformHistoryDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marketItemId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "days",
    "value": 90
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "PriceDay",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianCents",
          "storageKey": null
        }
      ],
      "storageKey": "priceHistory(days:90)"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "PlatformHistory",
      "kind": "LinkedField",
      "name": "platformHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platform",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReferenceDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "platformHistory(days:90)"
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
    "name": "PlatformHistoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "name": "PlatformHistoryDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    "id": "ad86f21bbc5a62d3e5b84262d3f07273b0d565d6ff4cec627d78b2e02f0164a6",
    "metadata": {},
    "name": "PlatformHistoryDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c715804ad914aae63d944e48a77d8543";

export default node;
