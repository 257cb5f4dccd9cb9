/**
 * @generated SignedSource<<41ff4329ff22bce207ed11a649005df1>>
 * @relayHash cb8d2a6f79909513035b80026b8020b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be61056dcded51011713e9dc4d881c0794ac5af797fe33792aa62f1c8f4c92a

import type { ConcreteRequest } from 'relay-runtime';
export type CheapestStopReason = "INSUFFICIENT_FUNDS" | "NOT_ALLOWED" | "NO_MORE_COPIES" | "PRICE_LIMIT" | "SUM_LIMIT" | "%future added value";
export type CheapestFormQuery$variables = {
  filter?: string | null | undefined;
  marketItemId: string;
  priceLimitCents: number;
  quantity: number;
};
export type CheapestFormQuery$data = {
  readonly node: {
    readonly marketItem: {
      readonly previewCheapest: {
        readonly filterProblem: string | null | undefined;
        readonly highestCents: number | null | undefined;
        readonly quantity: number;
        readonly stopReason: CheapestStopReason | null | undefined;
        readonly sumCents: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type CheapestFormQuery = {
  response: CheapestFormQuery$data;
  variables: CheapestFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marketItemId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "priceLimitCents"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantity"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "priceLimitCents",
          "variableName": "priceLimitCents"
        },
        {
          "kind": "Variable",
          "name": "quantity",
          "variableName": "quantity"
        }
      ],
      "concreteType": "CheapestPreview",
      "kind": "LinkedField",
      "name": "previewCheapest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filterProblem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sumCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highestCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stopReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheapestFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v5/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CheapestFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
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
    "id": "9be61056dcded51011713e9dc4d881c0794ac5af797fe33792aa62f1c8f4c92a",
    "metadata": {},
    "name": "CheapestFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e60478270d35298d17abfcdcddf0587f";

export default node;
