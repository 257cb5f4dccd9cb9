/**
 * @generated SignedSource<<2e7a24bbaced1d72c3aad3a7df1bdb90>>
 * @relayHash 956a9d00fbc45ad89d5e3cf70dd27caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 256856cef0c784fc11240dc9b024a039c529a73538d8ca96864f8ef2b04e1f08

import type { ConcreteRequest } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type PayWay = "BALANCE" | "PAYMENT_APP" | "%future added value";
export type BuyListingInput = {
  clientRequestId: string;
  expectedPriceCents: number;
  listingId: string;
  payBy?: PayWay | null | undefined;
};
export type useBuyListingMutation$variables = {
  input: BuyListingInput;
};
export type useBuyListingMutation$data = {
  readonly buyListing: {
    readonly __typename: "AccountBlocked";
    readonly code: string;
  } | {
    readonly __typename: "BuyListingPayload";
    readonly listing: {
      readonly id: string;
      readonly status: ListingStatus;
    };
    readonly order: {
      readonly id: string;
      readonly orderNo: string;
    };
    readonly payUrl: string | null | undefined;
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number;
      readonly wallet: {
        readonly id: string;
        readonly spendableCents: number;
      };
    };
  } | {
    readonly __typename: "InsufficientFunds";
    readonly code: string;
    readonly missingCents: number;
  } | {
    readonly __typename: "ListingGone";
    readonly code: string;
  } | {
    readonly __typename: "OwnListing";
    readonly code: string;
  } | {
    readonly __typename: "PaymentAppClosed";
    readonly code: string;
  } | {
    readonly __typename: "PriceChanged";
    readonly code: string;
    readonly priceCents: number;
  } | {
    readonly __typename: "RequestIdReused";
    readonly code: string;
  } | {
    readonly __typename: "TradeBanned";
    readonly code: string;
  } | {
    readonly __typename: "TradeUrlMissing";
    readonly code: string;
  } | {
    readonly __typename: "UnpaidOrdersFull";
    readonly code: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBuyListingMutation = {
  response: useBuyListingMutation$data;
  variables: useBuyListingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "buyListing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNo",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Listing",
            "kind": "LinkedField",
            "name": "listing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadMessageCount",
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
                  (v1/*:: as any*/),
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
        "type": "BuyListingPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "ListingGone",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "priceCents",
            "storageKey": null
          }
        ],
        "type": "PriceChanged",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingCents",
            "storageKey": null
          }
        ],
        "type": "InsufficientFunds",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "OwnListing",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "TradeUrlMissing",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "TradeBanned",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "RequestIdReused",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "AccountBlocked",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "PaymentAppClosed",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "UnpaidOrdersFull",
        "abstractKey": null
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
    "name": "useBuyListingMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBuyListingMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "256856cef0c784fc11240dc9b024a039c529a73538d8ca96864f8ef2b04e1f08",
    "metadata": {},
    "name": "useBuyListingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffdefed4792fcaf4013f1a120a0e58d6";

export default node;
