/**
 * @generated SignedSource<<912e7989decc720019cc281b38d951fa>>
 * @relayHash 4e39e2c6115487f08ee7eb09d447d8a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b362950ab7011fa29d620802db382642e7a47f2b89b1c866b17a2b98cbe064c2

import type { ConcreteRequest } from 'relay-runtime';
export type CartLineOutcome = "BOUGHT" | "GONE" | "INSUFFICIENT_FUNDS" | "NOT_ALLOWED" | "OWN" | "PRICE_CHANGED" | "%future added value";
export type BuyCartInput = {
  clientRequestId: string;
  confirmedSumCents: number;
  lines: ReadonlyArray<SeenCopyInput>;
};
export type SeenCopyInput = {
  expectedPriceCents: number;
  listingId: string;
};
export type useBuyCartMutation$variables = {
  input: BuyCartInput;
};
export type useBuyCartMutation$data = {
  readonly buyCart: {
    readonly message?: string;
    readonly purchase?: {
      readonly lines: ReadonlyArray<{
        readonly listingId: string;
        readonly outcome: CartLineOutcome | null | undefined;
      }>;
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
export type useBuyCartMutation = {
  response: useBuyCartMutation$data;
  variables: useBuyCartMutation$variables;
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
  "type": "BuyCartPayload",
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
    "name": "useBuyCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "buyCart",
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
    "name": "useBuyCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "buyCart",
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
    "id": "b362950ab7011fa29d620802db382642e7a47f2b89b1c866b17a2b98cbe064c2",
    "metadata": {},
    "name": "useBuyCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "183b86dcd2a3b35c4ba3c1535dee9012";

export default node;
