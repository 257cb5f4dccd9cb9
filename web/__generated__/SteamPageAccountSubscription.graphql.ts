/**
 * @generated SignedSource<<0504f9fef3d9fda87657c7ba85d814c0>>
 * @relayHash 3ad7ce1835b6db1afd2c96d09badfa8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19a254c46189b472208bbd95b264fe0d3d02327c96f470f6b6cb06262b4af953

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
    "id": "19a254c46189b472208bbd95b264fe0d3d02327c96f470f6b6cb06262b4af953",
    "metadata": {},
    "name": "SteamPageAccountSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d07e07e7927e332c290681e596b88594";

export default node;
