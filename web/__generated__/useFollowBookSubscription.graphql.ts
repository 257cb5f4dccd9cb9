/**
 * @generated SignedSource<<530d43559e334b2929b7c8cd7de94560>>
 * @relayHash 4dfff2c4c5098edcfcffad5684489d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07418e6a0b2c6d5f20da38bf5cf5af33e462d5f4bbc53315f06ddb9632490586

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowBookSubscription$variables = {
  marketItemId: string;
};
export type useFollowBookSubscription$data = {
  readonly bookChanged: {
    readonly bestBidCents: number | null | undefined;
    readonly book: {
      readonly " $fragmentSpreads": FragmentRefs<"BookLadder_book">;
    };
    readonly id: string;
    readonly lowestAskCents: number | null | undefined;
    readonly lowestListing: {
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
export type useFollowBookSubscription = {
  response: useFollowBookSubscription$data;
  variables: useFollowBookSubscription$variables;
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
    "name": "marketItemId",
    "variableName": "marketItemId"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bestBidCents",
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
            (v2/*:: as any*/),
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
    "name": "useFollowBookSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "bookChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowBookSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "bookChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07418e6a0b2c6d5f20da38bf5cf5af33e462d5f4bbc53315f06ddb9632490586",
    "metadata": {},
    "name": "useFollowBookSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cc6cab97c8494c50d28d78f18145795f";

export default node;
