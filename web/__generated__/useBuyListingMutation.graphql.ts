/**
 * @generated SignedSource<<fa90dff35d7f4eb9c12896ddcbe994cc>>
 * @relayHash 153fe74b401c173f421dc4ab4418699c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4a5febffba3869576b87300f81d981dc2086b2645f4cb32a776f01eeb3b5696

import { ConcreteRequest } from 'relay-runtime';
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
    readonly __typename: "PriceChanged";
    readonly code: string;
    readonly priceCents: number;
  } | {
    readonly __typename: "RequestIdReused";
    readonly code: string;
  } | {
    readonly __typename: "TradeUrlMissing";
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
        "type": "RequestIdReused",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "AccountBlocked",
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
    "id": "d4a5febffba3869576b87300f81d981dc2086b2645f4cb32a776f01eeb3b5696",
    "metadata": {},
    "name": "useBuyListingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5773d913601902348d7cf2fd76468080";

export default node;
