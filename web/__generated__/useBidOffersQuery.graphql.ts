/**
 * @generated SignedSource<<caa3cd81811883abeb43145e38b6f430>>
 * @relayHash 2669a5ec13ab948f63b1e9a50b2bc29f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d316fe601937c73b2db973559779c572f79c1376b76e35c68840fab6095b2e87

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
    "id": "d316fe601937c73b2db973559779c572f79c1376b76e35c68840fab6095b2e87",
    "metadata": {},
    "name": "useBidOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3846e96603e3e916494f3ef79136192a";

export default node;
