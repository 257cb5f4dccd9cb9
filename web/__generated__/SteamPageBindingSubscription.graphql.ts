/**
 * @generated SignedSource<<0f9f26e2b2a3a6594298d2a59f07f6cf>>
 * @relayHash de6027f1d0976bdf5afb198966480d19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d76db6288ecb3dc933fa9a6fcfb85b1b9d44c3ac97286b34093937036a39a6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
export type SteamPageBindingSubscription$variables = Record<PropertyKey, never>;
export type SteamPageBindingSubscription$data = {
  readonly steamBindingChanged: {
    readonly id: string;
    readonly status: SteamBindingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding" | "QrBinding_binding">;
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QrBinding_binding"
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challengeUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d76db6288ecb3dc933fa9a6fcfb85b1b9d44c3ac97286b34093937036a39a6b",
    "metadata": {},
    "name": "SteamPageBindingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c275dd14c08f5ec8828aab15b95b082f";

export default node;
