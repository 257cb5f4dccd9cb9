/**
 * @generated SignedSource<<1b0ca6c2c7e072332bae2fea918f5d29>>
 * @relayHash 9c62c24f651a47dbe57b2b0e8189391e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be299519501889139df44cc4673141be7d9c7379c146a7f2cd2ea9a847e7c0e8

import type { ConcreteRequest } from 'relay-runtime';
export type ListingTermsDialogQuery$variables = {
  listingId: string;
};
export type ListingTermsDialogQuery$data = {
  readonly node: {
    readonly listing: {
      readonly askCents: number;
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
  "name": "askCents",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v5 = {
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MarketItem",
                  "kind": "LinkedField",
                  "name": "marketItem",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v5/*:: as any*/)
              ],
              "type": "Listing",
              "abstractKey": null
            },
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MarketItem",
                "kind": "LinkedField",
                "name": "marketItem",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "Listing",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be299519501889139df44cc4673141be7d9c7379c146a7f2cd2ea9a847e7c0e8",
    "metadata": {},
    "name": "ListingTermsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a96c76f068c68d5921bb76459303faf";

export default node;
