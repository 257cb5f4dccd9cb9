/**
 * @generated SignedSource<<b25edd272209e9958865a4de3af47b20>>
 * @relayHash f6aace969af81489823751bf7ceab54e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f0b1f8e8751e3fe370b2596a28f7a79ed7c8391b437f9840f0ce0f47052e5e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamPageAccountSubscription$variables = Record<PropertyKey, never>;
export type SteamPageAccountSubscription$data = {
  readonly steamAccountChanged: {
    readonly id: string;
    readonly unboundAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SteamAccountRow_account">;
  } | null | undefined;
};
export type SteamPageAccountSubscription = {
  response: SteamPageAccountSubscription$data;
  variables: SteamPageAccountSubscription$variables;
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
  "name": "unboundAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SteamPageAccountSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SteamAccount",
        "kind": "LinkedField",
        "name": "steamAccountChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SteamAccountRow_account"
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
    "name": "SteamPageAccountSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SteamAccount",
        "kind": "LinkedField",
        "name": "steamAccountChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "steamId",
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
            "name": "personaName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pausedReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unconfirmedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasSecrets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refreshTokenExpiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inventoryStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inventorySyncedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inventoryDueAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inventoryCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tradeUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "41f0b1f8e8751e3fe370b2596a28f7a79ed7c8391b437f9840f0ce0f47052e5e",
    "metadata": {},
    "name": "SteamPageAccountSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d07e07e7927e332c290681e596b88594";

export default node;
