/**
 * @generated SignedSource<<61f8c5ad4b474ffacc9bdff3437f6d03>>
 * @relayHash 4728dc669324d9c315c74a72a5bf60b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f59aa0a1b1daa53b49edd1c1c0a53185359b1587920c68c12dfdc46f9860f1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
export type SteamPageBindingSubscription$variables = Record<PropertyKey, never>;
export type SteamPageBindingSubscription$data = {
  readonly steamBindingChanged: {
    readonly id: string;
    readonly status: SteamBindingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding">;
  } | null | undefined;
};
export type SteamPageBindingSubscription = {
  response: SteamPageBindingSubscription$data;
  variables: SteamPageBindingSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SteamPageBindingSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SteamBinding",
        "kind": "LinkedField",
        "name": "steamBindingChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BindingLine_binding"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SteamPageBindingSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SteamBinding",
        "kind": "LinkedField",
        "name": "steamBindingChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34f59aa0a1b1daa53b49edd1c1c0a53185359b1587920c68c12dfdc46f9860f1",
    "metadata": {},
    "name": "SteamPageBindingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a59152417e4e15b686d891370b4d4855";

export default node;
