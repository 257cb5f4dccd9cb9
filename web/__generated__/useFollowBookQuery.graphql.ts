/**
 * @generated SignedSource<<9bccf4ce458f66c578d1ce524cd19986>>
 * @relayHash dbcd179cea6f6c99e93a867a8132b40a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f7069520355ca1e2260ff483ed8aec4913cfc00e62e6d55c31b78f07af2a3d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowBookQuery$variables = {
  marketItemId: string;
};
export type useFollowBookQuery$data = {
  readonly node: {
    readonly bestBidCents?: number | null | undefined;
    readonly book?: {
      readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
    };
    readonly lowestAskCents?: number | null | undefined;
    readonly lowestListing?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly askCents: number;
          readonly id: string;
          readonly isOwn: boolean;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useFollowBookQuery = {
  response: useFollowBookQuery$data;
  variables: useFollowBookQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marketItemId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "marketItemId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bestBidCents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": "lowestListing",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": "PRICE_ASCENDING"
    }
  ],
  "concreteType": "ListingConnection",
  "kind": "LinkedField",
  "name": "listings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Listing",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "isOwn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "listings(first:1,sort:\"PRICE_ASCENDING\")"
},
v6 = [
  {
    "kind": "Literal",
    "name": "depth",
    "value": 8
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copyCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownCopyCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowBookQuery",
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
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ItemBook",
                "kind": "LinkedField",
                "name": "book",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BookLadder_book"
                  }
                ],
                "storageKey": "book(depth:8)"
              }
            ],
            "type": "MarketItem",
            "abstractKey": null
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
    "name": "useFollowBookQuery",
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ItemBook",
                "kind": "LinkedField",
                "name": "book",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "spreadCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookLevel",
                    "kind": "LinkedField",
                    "name": "bids",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "filter",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BookLevel",
                    "kind": "LinkedField",
                    "name": "asks",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "book(depth:8)"
              }
            ],
            "type": "MarketItem",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "18f7069520355ca1e2260ff483ed8aec4913cfc00e62e6d55c31b78f07af2a3d",
    "metadata": {},
    "name": "useFollowBookQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6d805ff6f592281bc47d6b41b10c013";

export default node;
