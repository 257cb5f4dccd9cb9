/**
 * @generated SignedSource<<9089e0e8e15bc58fd85ade0c4b6697e5>>
 * @relayHash a7a7ba8f1e10f39118ed27e5d1264e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d932fb46b9db64148339964dca6fb630749210cafcf21eb8b00d203e1b0a64

import type { ConcreteRequest } from 'relay-runtime';
export type SettingPageSubscription$variables = Record<PropertyKey, never>;
export type SettingPageSubscription$data = {
  readonly walletChanged: {
    readonly id: string;
  } | null | undefined;
};
export type SettingPageSubscription = {
  response: SettingPageSubscription$data;
  variables: SettingPageSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "walletChanged",
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
    "name": "SettingPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "33d932fb46b9db64148339964dca6fb630749210cafcf21eb8b00d203e1b0a64",
    "metadata": {},
    "name": "SettingPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a6379dfcf32a0382b4cd5fc270f232e0";

export default node;
