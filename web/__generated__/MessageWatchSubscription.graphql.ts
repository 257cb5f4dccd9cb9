/**
 * @generated SignedSource<<b0340eba5d46b8d6ef36dd2abfb6ba40>>
 * @relayHash 15019036711676b68c95745bf2a40ef6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b500a0ba1bbd6a1ba99e81ef27a1b51ac64ede6b4b5b2ef472fda7fa059df8bc

import type { ConcreteRequest } from 'relay-runtime';
export type MessageWatchSubscription$variables = Record<PropertyKey, never>;
export type MessageWatchSubscription$data = {
  readonly messageAdded: {
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
    "concreteType": "Message",
    "kind": "LinkedField",
    "name": "messageAdded",
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
    "id": "b500a0ba1bbd6a1ba99e81ef27a1b51ac64ede6b4b5b2ef472fda7fa059df8bc",
    "metadata": {},
    "name": "MessageWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "12e391323dca88309e0cabed23a6fc7d";

export default node;
