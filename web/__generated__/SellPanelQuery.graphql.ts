/**
 * @generated SignedSource<<3777b7e9211ade938f6cdbd1a14f8854>>
 * @relayHash 99ecc757311908dcce7e90d3901c78ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 200129b38b5feb44b5e5d8c5bad5c2000b3b1749c917be9f230b54ddb80bd917

import type { ConcreteRequest } from 'relay-runtime';
export type SellPanelQuery$variables = Record<PropertyKey, never>;
export type SellPanelQuery$data = {
  readonly listingRules: {
    readonly feeBasisPoints: number;
    readonly highFactor: number;
    readonly lowBasisPoints: number;
    readonly maxCents: number;
    readonly minCents: number;
    readonly multiplierMax: number;
    readonly multiplierMin: number;
    readonly multiplierPresets: ReadonlyArray<number>;
    readonly undoSeconds: number;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly isShopOpen: boolean;
  } | null | undefined;
};
export type SellPanelQuery = {
  response: SellPanelQuery$data;
  variables: SellPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isShopOpen",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ListingRules",
    "kind": "LinkedField",
    "name": "listingRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowBasisPoints",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "highFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "multiplierPresets",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "multiplierMin",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "multiplierMax",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "feeBasisPoints",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoSeconds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SellPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SellPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "200129b38b5feb44b5e5d8c5bad5c2000b3b1749c917be9f230b54ddb80bd917",
    "metadata": {},
    "name": "SellPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8991a70a9341607adc335829b76493de";

export default node;
