/**
 * @generated SignedSource<<1fcea9acd79c90630c0577a159df3ed3>>
 * @relayHash 9453ce8ea500a583b16fcf7d6d1d34a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e53e94aaa70f9816cce1db6c30a5aff85fc2c22f9a22dbd44cb22dc39c03983b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceAlertDialogQuery$variables = {
  marketItemId: string;
};
export type PriceAlertDialogQuery$data = {
  readonly node: {
    readonly marketItem: {
      readonly " $fragmentSpreads": FragmentRefs<"PriceAlertForm_marketItem">;
    } | null | undefined;
  } | null | undefined;
};
export type PriceAlertDialogQuery = {
  response: PriceAlertDialogQuery$data;
  variables: PriceAlertDialogQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PriceAlertDialogQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PriceAlertForm_marketItem"
                }
              ],
              "type": "MarketItem",
              "abstractKey": null
            },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PriceAlertDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
                "name": "lowestAskCents",
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
                "name": "priceAlertCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItemPhase",
                "kind": "LinkedField",
                "name": "phases",
                "plural": true,
                "selections": [
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
            "type": "MarketItem",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e53e94aaa70f9816cce1db6c30a5aff85fc2c22f9a22dbd44cb22dc39c03983b",
    "metadata": {},
    "name": "PriceAlertDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d06a1ae8cc897b7a0bef56e95ad4ac9d";

export default node;
