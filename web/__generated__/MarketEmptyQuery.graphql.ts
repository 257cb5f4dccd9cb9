/**
 * @generated SignedSource<<7068302aea15a8b5ad26f647e4c97380>>
 * @relayHash 0e5eeaaa5df9af85480de6900151f916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e3089c415b1f6da95fe37cf0b9865cb78d1ff4d19789a0173011c2529d0a334

import type { ConcreteRequest } from 'relay-runtime';
export type MarketItemFilter = {
  exteriors?: ReadonlyArray<string> | null | undefined;
  isAutomatic?: boolean | null | undefined;
  isBargain?: boolean | null | undefined;
  isHot?: boolean | null | undefined;
  isLowStock?: boolean | null | undefined;
  isOnSale?: boolean | null | undefined;
  itemSets?: ReadonlyArray<string> | null | undefined;
  keyword?: string | null | undefined;
  maxPriceCents?: number | null | undefined;
  minPriceCents?: number | null | undefined;
  qualities?: ReadonlyArray<string> | null | undefined;
  rarities?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
  weapons?: ReadonlyArray<string> | null | undefined;
};
export type MarketEmptyQuery$variables = {
  exteriors?: MarketItemFilter | null | undefined;
  itemSets?: MarketItemFilter | null | undefined;
  keyword?: MarketItemFilter | null | undefined;
  price?: MarketItemFilter | null | undefined;
  qualities?: MarketItemFilter | null | undefined;
  rarities?: MarketItemFilter | null | undefined;
  stock?: MarketItemFilter | null | undefined;
  types?: MarketItemFilter | null | undefined;
  weapons?: MarketItemFilter | null | undefined;
  zones?: MarketItemFilter | null | undefined;
};
export type MarketEmptyQuery$data = {
  readonly exteriors: {
    readonly totalCount: number;
  } | null | undefined;
  readonly itemSets: {
    readonly totalCount: number;
  } | null | undefined;
  readonly keyword: {
    readonly totalCount: number;
  } | null | undefined;
  readonly price: {
    readonly totalCount: number;
  } | null | undefined;
  readonly qualities: {
    readonly totalCount: number;
  } | null | undefined;
  readonly rarities: {
    readonly totalCount: number;
  } | null | undefined;
  readonly stock: {
    readonly totalCount: number;
  } | null | undefined;
  readonly types: {
    readonly totalCount: number;
  } | null | undefined;
  readonly weapons: {
    readonly totalCount: number;
  } | null | undefined;
  readonly zones: {
    readonly totalCount: number;
  } | null | undefined;
};
export type MarketEmptyQuery = {
  response: MarketEmptyQuery$data;
  variables: MarketEmptyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exteriors"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemSets"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keyword"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "price"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "qualities"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rarities"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stock"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "types"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "weapons"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zones"
},
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v12 = [
  {
    "alias": "keyword",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "keyword"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "stock",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "stock"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "zones",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "zones"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "types",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "types"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "weapons",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "weapons"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "price",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "price"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "exteriors",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "exteriors"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "rarities",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "rarities"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "qualities",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "qualities"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "itemSets",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "itemSets"
      },
      (v10/*:: as any*/)
    ],
    "concreteType": "MarketItemConnection",
    "kind": "LinkedField",
    "name": "marketItems",
    "plural": false,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarketEmptyQuery",
    "selections": (v12/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MarketEmptyQuery",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "id": "3e3089c415b1f6da95fe37cf0b9865cb78d1ff4d19789a0173011c2529d0a334",
    "metadata": {},
    "name": "MarketEmptyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdae471425fe56b9b7f0133122ae6416";

export default node;
