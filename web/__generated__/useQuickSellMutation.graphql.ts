/**
 * @generated SignedSource<<ae3f50e060a12c283b88196f45455041>>
 * @relayHash 32fff8f1b48fcefb8e9b4db9cfdb451f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7ecedd9f93596cd0b888adb885cde66cafdc3f5bb4627bb53dbdfdd009104a7

import type { ConcreteRequest } from 'relay-runtime';
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type QuickSaleResult = "BID_GONE" | "LISTED" | "REFUSED" | "SOLD" | "%future added value";
export type QuickSellInput = {
  clientRequestId: string;
  copies: ReadonlyArray<QuickSaleCopyInput>;
  isPriceConfirmed?: boolean | null | undefined;
  listRestAtCents?: number | null | undefined;
};
export type QuickSaleCopyInput = {
  inventoryItemId: string;
  minPriceCents: number;
};
export type useQuickSellMutation$variables = {
  input: QuickSellInput;
};
export type useQuickSellMutation$data = {
  readonly quickSell: {
    readonly message?: string;
    readonly outcomes?: ReadonlyArray<{
      readonly inventoryItemId: string;
      readonly netCents: number | null | undefined;
      readonly order: {
        readonly id: string;
        readonly orderNo: string;
      } | null | undefined;
      readonly outcome: QuickSaleResult;
      readonly priceCents: number | null | undefined;
      readonly reason: ListingReason | null | undefined;
    }>;
  };
};
export type useQuickSellMutation = {
  response: useQuickSellMutation$data;
  variables: useQuickSellMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuickSaleOutcome",
      "kind": "LinkedField",
      "name": "outcomes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inventoryItemId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netCents",
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
              "name": "orderNo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuickSellPayload",
  "abstractKey": null
},
v3 = {
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
    "name": "useQuickSellMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "quickSell",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useQuickSellMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "quickSell",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7ecedd9f93596cd0b888adb885cde66cafdc3f5bb4627bb53dbdfdd009104a7",
    "metadata": {},
    "name": "useQuickSellMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce08b71f131df394ba015cf1d4022d24";

export default node;
