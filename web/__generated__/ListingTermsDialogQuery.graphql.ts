/**
 * @generated SignedSource<<4db1c0cbbdb9c79ff7a8f0cd976c619a>>
 * @relayHash 30f6ecf78b9a680ca6f977860066dc05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 844c2c58524732cc4091252013511e2492ce479f9f5f9987fdbf0fc5d637bea7

import type { ConcreteRequest } from 'relay-runtime';
export type ListingTermsDialogQuery$variables = {
  listingId: string;
};
export type ListingTermsDialogQuery$data = {
  readonly node: {
    readonly listing: {
      readonly askCents: number;
      readonly asset: {
        readonly phase: string | null | undefined;
      };
      readonly bargain: {
        readonly ownTerms: {
          readonly acceptCents: number | null | undefined;
          readonly acceptPercent: number | null | undefined;
          readonly isOpen: boolean;
          readonly leastCents: number | null | undefined;
          readonly leastPercent: number | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly marketItem: {
        readonly id: string;
        readonly nameEn: string;
        readonly nameZh: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ListingTermsDialogQuery = {
  response: ListingTermsDialogQuery$data;
  variables: ListingTermsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "listingId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "listingId"
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
      "kind": "ScalarField",
      "name": "askCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Asset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingBargain",
      "kind": "LinkedField",
      "name": "bargain",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BargainTerms",
          "kind": "LinkedField",
          "name": "ownTerms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOpen",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leastCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leastPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptPercent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Listing",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ListingTermsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "listing"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListingTermsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "844c2c58524732cc4091252013511e2492ce479f9f5f9987fdbf0fc5d637bea7",
    "metadata": {},
    "name": "ListingTermsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "206ae9802851bd0de6bf9444e8f5d636";

export default node;
