/**
 * @generated SignedSource<<ae5056c2164f5825432ce138b1fd6d5f>>
 * @relayHash 7f4f84ca2603e9f580d7489f3851ff2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c1acee3d3ae295f5950294b0c45a66ab76b46d5fd4e6ce62ec8984f50c57fc

import type { ConcreteRequest } from 'relay-runtime';
export type BidsPageSubscription$variables = Record<PropertyKey, never>;
export type BidsPageSubscription$data = {
  readonly walletChanged: {
    readonly id: string;
    readonly wallet: {
      readonly bidsCents: number;
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
            "name": "bidsCents",
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
    "id": "81c1acee3d3ae295f5950294b0c45a66ab76b46d5fd4e6ce62ec8984f50c57fc",
    "metadata": {},
    "name": "BidsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bc87c906d316546d3c55e690fd784bb1";

export default node;
