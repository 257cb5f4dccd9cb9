/**
 * @generated SignedSource<<4e477561b98023563fb88072c0bfe2e2>>
 * @relayHash 1789a8bad0304ecf4084a6a356b94a8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44df3d366b438961adc61fed768f1f351eaeeda85078598c9375abdab704eb2

import type { ConcreteRequest } from 'relay-runtime';
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
export type PlatformHistoryDialogQuery$variables = {
  marketItemId: string;
};
export type PlatformHistoryDialogQuery$data = {
  readonly node: {
    readonly lastHistoryDay?: string | null | undefined;
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
      "name": "lastHistoryDay",
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
    "id": "b44df3d366b438961adc61fed768f1f351eaeeda85078598c9375abdab704eb2",
    "metadata": {},
    "name": "PlatformHistoryDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df1ad049aab7436e07ce3e2d4ab75757";

export default node;
