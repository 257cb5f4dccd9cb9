/**
 * @generated SignedSource<<3cf1f0306ddd6eef5256bf6cba375105>>
 * @relayHash af183293cc7f6db1371518a2ff91bb93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 515ef98f6ea6e3a92ffd484f0ddd509ed93ebf045588bcd40d41c5152416fa5b

import type { ConcreteRequest } from 'relay-runtime';
export type useBidOffersQuery$variables = {
  inventoryItemIds: ReadonlyArray<string>;
};
export type useBidOffersQuery$data = {
  readonly previewQuickSale: ReadonlyArray<{
    readonly belowLowestAskCents: number | null | undefined;
    readonly bestBid: {
      readonly feeCents: number;
      readonly netCents: number;
      readonly priceCents: number;
    } | null | undefined;
    readonly inventoryItemId: string;
    readonly isFarBelow: boolean;
  }> | null | undefined;
};
export type useBidOffersQuery = {
  response: useBidOffersQuery$data;
  variables: useBidOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "inventoryItemIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "inventoryItemIds",
        "variableName": "inventoryItemIds"
      }
    ],
    "concreteType": "QuickSalePreview",
    "kind": "LinkedField",
    "name": "previewQuickSale",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inventoryItemId",
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
            "name": "feeCents",
            "storageKey": null
          },
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
        "kind": "ScalarField",
        "name": "belowLowestAskCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFarBelow",
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
    "name": "useBidOffersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBidOffersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "515ef98f6ea6e3a92ffd484f0ddd509ed93ebf045588bcd40d41c5152416fa5b",
    "metadata": {},
    "name": "useBidOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f38662bc27f7041f726ef5a8f0ec48c1";

export default node;
