/**
 * @generated SignedSource<<0ba44a66268172c3b981e3fcd50134ba>>
 * @relayHash c5326527439060b41a25094255e20db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41166b17897015610b2d005419f24722152210b0023811f4d84f785cc4513285

import type { ConcreteRequest } from 'relay-runtime';
export type ReferencePriceSource = "FEED" | "MODEL" | "SALES" | "%future added value";
export type PriceSubject = {
  marketItemId: string;
  phase?: string | null | undefined;
};
export type usePriceContextsQuery$variables = {
  of: ReadonlyArray<PriceSubject>;
};
export type usePriceContextsQuery$data = {
  readonly listingRules: {
    readonly feeBasisPoints: number;
    readonly minCents: number;
  } | null | undefined;
  readonly priceContexts: ReadonlyArray<{
    readonly askCents: ReadonlyArray<number>;
    readonly askCounts: ReadonlyArray<number>;
    readonly lastSales: ReadonlyArray<{
      readonly priceCents: number;
      readonly soldAt: string;
    }>;
    readonly listingCount: number;
    readonly lowestOtherAskCents: number | null | undefined;
    readonly ownAskCounts: ReadonlyArray<number>;
    readonly ownListingCount: number;
    readonly referencePrice: {
      readonly calculatedAt: string | null | undefined;
      readonly outliersLeftOut: number | null | undefined;
      readonly priceCents: number;
      readonly salesUsed: number | null | undefined;
      readonly source: ReferencePriceSource;
      readonly windowDays: number | null | undefined;
    } | null | undefined;
    readonly sellingTimes: ReadonlyArray<{
      readonly belowCents: number;
      readonly fromCents: number;
      readonly medianSeconds: number;
      readonly saleCount: number;
    }>;
  }> | null | undefined;
};
export type usePriceContextsQuery = {
  response: usePriceContextsQuery$data;
  variables: usePriceContextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "of"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v2 = [
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
        "name": "feeBasisPoints",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minCents",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "of",
        "variableName": "of"
      }
    ],
    "concreteType": "PriceContext",
    "kind": "LinkedField",
    "name": "priceContexts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "listingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ownListingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowestOtherAskCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askCounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ownAskCounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PastSale",
        "kind": "LinkedField",
        "name": "lastSales",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "soldAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReferencePrice",
        "kind": "LinkedField",
        "name": "referencePrice",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "source",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "calculatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "salesUsed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outliersLeftOut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "windowDays",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SellingTime",
        "kind": "LinkedField",
        "name": "sellingTimes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fromCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "belowCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "saleCount",
            "storageKey": null
          }
        ],
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
    "name": "usePriceContextsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePriceContextsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "41166b17897015610b2d005419f24722152210b0023811f4d84f785cc4513285",
    "metadata": {},
    "name": "usePriceContextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c586db4d83ecd5e3fcde9c324eb19aa";

export default node;
