/**
 * @generated SignedSource<<0b1055cb4198d556c1c90e20cd1e65a2>>
 * @relayHash ddbf6e24293531449efc0ef17033e54d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db8eb592fbd1d2b02ca153449cc28d295e4cae1eeba220f2abeb9f3848ff7ab8

import type { ConcreteRequest } from 'relay-runtime';
export type BidsPageSubscription$variables = Record<PropertyKey, never>;
export type BidsPageSubscription$data = {
  readonly walletChanged: {
    readonly id: string;
    readonly wallet: {
      readonly biddingCents: number;
      readonly id: string;
    };
  } | null | undefined;
};
export type BidsPageSubscription = {
  response: BidsPageSubscription$data;
  variables: BidsPageSubscription$variables;
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
    "name": "walletChanged",
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
    "name": "BidsPageSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BidsPageSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db8eb592fbd1d2b02ca153449cc28d295e4cae1eeba220f2abeb9f3848ff7ab8",
    "metadata": {},
    "name": "BidsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "629b69d0bc8427cb62e3d65d0def5bed";

export default node;
