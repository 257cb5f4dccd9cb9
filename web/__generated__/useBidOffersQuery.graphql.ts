/**
 * @generated SignedSource<<9a4252e1f50924d362eb169957ecdf63>>
 * @relayHash 6c2a738a39b403b2cb117ef985c0b0a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81bf2f76b9519e0018dc09c541b5b2cf377801ab5674a290ee7647f2de00847c

import type { ConcreteRequest } from 'relay-runtime';
export type useBidOffersQuery$variables = {
  inventoryItemIds: ReadonlyArray<string>;
};
export type useBidOffersQuery$data = {
  readonly previewQuickSale: ReadonlyArray<{
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
    "id": "81bf2f76b9519e0018dc09c541b5b2cf377801ab5674a290ee7647f2de00847c",
    "metadata": {},
    "name": "useBidOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac8c78ef18a3d28f31853997c03fd50c";

export default node;
