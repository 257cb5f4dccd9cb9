/**
 * @generated SignedSource<<1b2d4a840793954376214eaf715e1d85>>
 * @relayHash e5770d5ef0afb1efbf0a5d8eeb0a1796
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3eef9bef7ee99b9dcb696f635c152ddb923ab537c5917ea99ffae5bc0b01e1d

import type { ConcreteRequest } from 'relay-runtime';
export type OffersPageSubscription$variables = Record<PropertyKey, never>;
export type OffersPageSubscription$data = {
  readonly accountChanged: {
    readonly id: string;
    readonly wallet: {
      readonly biddingCents: number;
      readonly id: string;
    };
  } | null | undefined;
};
export type OffersPageSubscription = {
  response: OffersPageSubscription$data;
  variables: OffersPageSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "accountChanged",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "wallet",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "biddingCents",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OffersPageSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OffersPageSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f3eef9bef7ee99b9dcb696f635c152ddb923ab537c5917ea99ffae5bc0b01e1d",
    "metadata": {},
    "name": "OffersPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6c7d7580a93895d53dce7c0b38bc387e";

export default node;
