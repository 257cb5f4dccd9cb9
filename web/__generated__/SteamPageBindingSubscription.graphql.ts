/**
 * @generated SignedSource<<1415530ade0817fc5514c965095f915b>>
 * @relayHash 62923f4e47930da4da8158112f77e13a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e78427e41d08645351f30aca51acb0cc6f3e33c2e1dbac67b1de16582bdbc6df

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
    "id": "e78427e41d08645351f30aca51acb0cc6f3e33c2e1dbac67b1de16582bdbc6df",
    "metadata": {},
    "name": "SteamPageBindingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c275dd14c08f5ec8828aab15b95b082f";

export default node;
