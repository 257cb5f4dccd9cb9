/**
 * @generated SignedSource<<1252cde2315075de2b56cca3d67576cc>>
 * @relayHash 627f560c6144b464be089756c628cfe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91ce052abdaf70fd45b8735c17fcaa0822f54095b1a682a40f0945eef407b791

import type { ConcreteRequest } from 'relay-runtime';
export type MarketChangeKind = "BIDS" | "CURSOR" | "LISTED" | "REPRICED" | "RESET" | "SOLD" | "SUMMARY" | "UNLISTED" | "%future added value";
export type NewCopiesSubscription$variables = {
  after?: string | null | undefined;
  text: string;
};
export type NewCopiesSubscription$data = {
  readonly marketChanged: {
    readonly cursor: string;
    readonly kind: MarketChangeKind;
  } | null | undefined;
};
export type NewCopiesSubscription = {
  response: NewCopiesSubscription$data;
  variables: NewCopiesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "MarketChange",
    "kind": "LinkedField",
    "name": "marketChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCopiesSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewCopiesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "91ce052abdaf70fd45b8735c17fcaa0822f54095b1a682a40f0945eef407b791",
    "metadata": {},
    "name": "NewCopiesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "28de7d41bca2778fa5f369147316082f";

export default node;
