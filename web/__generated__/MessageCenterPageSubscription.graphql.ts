/**
 * @generated SignedSource<<c4a90c4a3b7021b9db57aa255825ec08>>
 * @relayHash bdfcee90728423fdc6519a7a9bab394d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b55fff1fa0d5693c9c93a784780e9c0e463feaa17bdf2db7a55c448689cd9a

import { ConcreteRequest } from 'relay-runtime';
export type MessageCenterPageSubscription$variables = Record<PropertyKey, never>;
export type MessageCenterPageSubscription$data = {
  readonly messageAdded: {
    readonly id: string;
  } | null | undefined;
};
export type MessageCenterPageSubscription = {
  response: MessageCenterPageSubscription$data;
  variables: MessageCenterPageSubscription$variables;
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
    "name": "MessageCenterPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageCenterPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "12b55fff1fa0d5693c9c93a784780e9c0e463feaa17bdf2db7a55c448689cd9a",
    "metadata": {},
    "name": "MessageCenterPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8fa13cc3eb5501a6a079c1ebfcb6f5f2";

export default node;
