/**
 * @generated SignedSource<<8f8a6bb694ad85ead55529b30cd6adcd>>
 * @relayHash e8a5f75f2915bc6aba8b9b77fb8d911f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d2567d2041ac3e8a539396edaf3c0cbcb8236c3e0bfbd8233ac6712c07b544e

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
v5 = [
  {
    "kind": "Literal",
    "name": "depth",
    "value": 8
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceCents",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copyCount",
  "storageKey": null
},
v8 = {
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
          {
            "alias": null,
            "args": (v5/*:: as any*/),
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
          {
            "alias": null,
            "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
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
    "id": "4d2567d2041ac3e8a539396edaf3c0cbcb8236c3e0bfbd8233ac6712c07b544e",
    "metadata": {},
    "name": "useFollowBookSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "160239778ed72d9606fa2b85ec05beb7";

export default node;
