/**
 * @generated SignedSource<<7e8a194a49ce3fd8453b6ea5d8c061b8>>
 * @relayHash 937dc1bb8d496d2cb8042d1dc6ea598d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f187c66d7e352a63ac5dc53f34833eb1e88a9d512a9c27017db0b277808b6aec

import type { ConcreteRequest } from 'relay-runtime';
export type CartLineOutcome = "BOUGHT" | "GONE" | "INSUFFICIENT_FUNDS" | "NOT_ALLOWED" | "OWN" | "PRICE_CHANGED" | "%future added value";
export type CheapestStopReason = "INSUFFICIENT_FUNDS" | "NOT_ALLOWED" | "NO_MORE_COPIES" | "PRICE_LIMIT" | "SUM_LIMIT" | "%future added value";
export type BuyCheapestInput = {
  clientRequestId: string;
  confirmedSumCents: number;
  filter?: string | null | undefined;
  marketItemId: string;
  priceLimitCents: number;
  quantity: number;
};
export type useBuyCheapestMutation$variables = {
  input: BuyCheapestInput;
};
export type useBuyCheapestMutation$data = {
  readonly buyCheapest: {
    readonly message?: string;
    readonly purchase?: {
      readonly chargedCents: number;
      readonly lines: ReadonlyArray<{
        readonly listingId: string;
        readonly outcome: CartLineOutcome | null | undefined;
      }>;
      readonly stopReason: CheapestStopReason | null | undefined;
    };
    readonly viewer?: {
      readonly cart: {
        readonly count: number;
      };
      readonly id: string;
      readonly wallet: {
        readonly id: string;
        readonly spendableCents: number;
      };
    };
  };
};
export type useBuyCheapestMutation = {
  response: useBuyCheapestMutation$data;
  variables: useBuyCheapestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPurchase",
      "kind": "LinkedField",
      "name": "purchase",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chargedCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stopReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartPurchaseLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "listingId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Cart",
          "kind": "LinkedField",
          "name": "cart",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Wallet",
          "kind": "LinkedField",
          "name": "wallet",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spendableCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BuyCheapestPayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuyCheapestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "buyCheapest",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBuyCheapestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "buyCheapest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f187c66d7e352a63ac5dc53f34833eb1e88a9d512a9c27017db0b277808b6aec",
    "metadata": {},
    "name": "useBuyCheapestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0fdb9eb2d9412da458468766d42f738";

export default node;
