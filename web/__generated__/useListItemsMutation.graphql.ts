/**
 * @generated SignedSource<<dbf7d24135ea6afe0a7e26361b1d35cf>>
 * @relayHash 6cfb052c024d326389ebb68249a19a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be64a07ab7acb7c55db7b387b92d316ea3308aab77a106d7cda48203bf4b709

import type { ConcreteRequest } from 'relay-runtime';
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type ListItemsInput = {
  clientRequestId: string;
  items: ReadonlyArray<SellItemInput>;
};
export type SellItemInput = {
  inventoryItemId: string;
  isPriceConfirmed?: boolean;
  multiplier?: number | null | undefined;
  priceCents?: number | null | undefined;
};
export type useListItemsMutation$variables = {
  input: ListItemsInput;
};
export type useListItemsMutation$data = {
  readonly listItems: {
    readonly message?: string;
    readonly results?: ReadonlyArray<{
      readonly index: number;
      readonly reason: ListingReason | null | undefined;
      readonly until: string | null | undefined;
    }>;
  };
};
export type useListItemsMutation = {
  response: useListItemsMutation$data;
  variables: useListItemsMutation$variables;
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
      "concreteType": "ListingResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "index",
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
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ListItemsPayload",
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
    "name": "useListItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "listItems",
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
    "name": "useListItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "listItems",
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
    "id": "8be64a07ab7acb7c55db7b387b92d316ea3308aab77a106d7cda48203bf4b709",
    "metadata": {},
    "name": "useListItemsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8442f8ff91679a754fdbe7af1e238070";

export default node;
