/**
 * @generated SignedSource<<54da5f63a6eabf65fedd924aa1048b68>>
 * @relayHash 09748f93a9ba8a9ddbe9c21a974e7fba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e49619592fbbe6b7d04aabfcf977d82f65eafdfa0b0c9598dcbcbcec1e90b5f0

import type { ConcreteRequest } from 'relay-runtime';
export type TagCategory = "EXTERIOR" | "ITEM_SET" | "QUALITY" | "RARITY" | "TYPE" | "WEAPON" | "%future added value";
export type CopyFilterButtonQuery$variables = Record<PropertyKey, never>;
export type CopyFilterButtonQuery$data = {
  readonly marketTags: ReadonlyArray<{
    readonly category: TagCategory;
    readonly internalName: string;
    readonly nameEn: string;
    readonly nameZh: string;
  }> | null | undefined;
};
export type CopyFilterButtonQuery = {
  response: CopyFilterButtonQuery$data;
  variables: CopyFilterButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MarketTag",
    "kind": "LinkedField",
    "name": "marketTags",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "category",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "internalName",
        "storageKey": null
      },
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
    "name": "CopyFilterButtonQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CopyFilterButtonQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e49619592fbbe6b7d04aabfcf977d82f65eafdfa0b0c9598dcbcbcec1e90b5f0",
    "metadata": {},
    "name": "CopyFilterButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2503ae1484adeeb9e1fbe9ac641727a";

export default node;
