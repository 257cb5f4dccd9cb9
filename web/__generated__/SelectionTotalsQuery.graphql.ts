/**
 * @generated SignedSource<<1b823f564ca4392488622a4d057896e2>>
 * @relayHash 8ea23ddd3da51ec0ce8f7eda58b2c09a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c70fc05f875891c1e5da31e2b2efb87c3b3b81a8c0046d244ae11c5ebdbe32e9

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionTotalsQuery$variables = {
  chosenIds: ReadonlyArray<string>;
};
export type SelectionTotalsQuery$data = {
  readonly viewer: {
    readonly inventoryTotals: {
      readonly lowestAskCents: number;
      readonly netCents: number;
      readonly referenceCents: number;
      readonly withoutAskCount: number;
      readonly withoutReferenceCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type SelectionTotalsQuery = {
  response: SelectionTotalsQuery$data;
  variables: SelectionTotalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "chosenIds"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "itemIds",
      "variableName": "chosenIds"
    }
  ],
  "concreteType": "InventoryTotals",
  "kind": "LinkedField",
  "name": "inventoryTotals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referenceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutReferenceCount",
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
      "name": "withoutAskCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectionTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "SelectionTotalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "c70fc05f875891c1e5da31e2b2efb87c3b3b81a8c0046d244ae11c5ebdbe32e9",
    "metadata": {},
    "name": "SelectionTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cf36c5d2df84f32756f6b2190a23ecc";

export default node;
