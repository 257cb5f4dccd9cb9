/**
 * @generated SignedSource<<b7fe6ee3f67243f5bd268a9961e56d97>>
 * @relayHash 364454565be69c1ea386d8909be09438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc8c5f42d6d968c681a89044d3cfd158fa98787878c16b72d3e116efca40da28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
export type SteamPageBindingSubscription$variables = Record<PropertyKey, never>;
export type SteamPageBindingSubscription$data = {
  readonly steamBindingChanged: {
    readonly id: string;
    readonly status: SteamBindingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding" | "QrBinding_binding" | "useBindByCodeForm_binding">;
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useBindByCodeForm_binding"
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
            "name": "way",
            "storageKey": null
          },
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
    "id": "dc8c5f42d6d968c681a89044d3cfd158fa98787878c16b72d3e116efca40da28",
    "metadata": {},
    "name": "SteamPageBindingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4844d635efb6b7dc2ea7633295b0aba4";

export default node;
