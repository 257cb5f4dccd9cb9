/**
 * @generated SignedSource<<a7363cf99bf1f75276d50448980316b8>>
 * @relayHash 0235c84c5649a94aff930dbf0f149a7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ecddbe037960a6f84e0180371aea74c1e7707fdc9bb41e392e8f37476075b49

import type { ConcreteRequest } from 'relay-runtime';
export type OffersPageSubscription$variables = Record<PropertyKey, never>;
export type OffersPageSubscription$data = {
  readonly accountChanged: {
    readonly id: string;
    readonly wallet: {
      readonly id: string;
      readonly offersCents: number;
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
            "name": "offersCents",
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
    "id": "9ecddbe037960a6f84e0180371aea74c1e7707fdc9bb41e392e8f37476075b49",
    "metadata": {},
    "name": "OffersPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3aa04202f8570a6ada505a45f664c1a6";

export default node;
