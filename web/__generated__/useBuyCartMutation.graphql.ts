/**
 * @generated SignedSource<<28d25dd8c0ba4dd033a98f4e2060aa49>>
 * @relayHash 6e4a55614721afb67495fb5de9097f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da048d7ec2cb4387e84751be7fa4a26b85cd2edd65aa7416d5335d6fc5f06d50

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
    "id": "da048d7ec2cb4387e84751be7fa4a26b85cd2edd65aa7416d5335d6fc5f06d50",
    "metadata": {},
    "name": "useBuyCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af595b01518c3e2015928faba5302a48";

export default node;
