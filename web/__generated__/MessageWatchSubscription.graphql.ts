/**
 * @generated SignedSource<<600a74d5bfe3221e69b6fe93c3a028e0>>
 * @relayHash 2cc35f60e3e01cacaf035b45474297a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c0cfde8461446bcb1cd9f8e1d7e39aca6e56164b420eca878960ab16a8ee3e

import type { ConcreteRequest } from 'relay-runtime';
export type MessageWatchSubscription$variables = Record<PropertyKey, never>;
export type MessageWatchSubscription$data = {
  readonly accountChanged: {
    readonly id: string;
  } | null | undefined;
};
export type MessageWatchSubscription = {
  response: MessageWatchSubscription$data;
  variables: MessageWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "accountChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "MessageWatchSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageWatchSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "52c0cfde8461446bcb1cd9f8e1d7e39aca6e56164b420eca878960ab16a8ee3e",
    "metadata": {},
    "name": "MessageWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "89b0f0418e85042b86d16e133b00d71b";

export default node;
