/**
 * @generated SignedSource<<ff9ce737c7780079f8a82c3ab96996d4>>
 * @relayHash 1db6223971905645a42757d298982c68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece7465690abd84758e4d851d597322f4da0ebf181b652a98445d9fa4cdfa42d

import type { ConcreteRequest } from 'relay-runtime';
export type SellerAlert = "ACCOUNT_LOST" | "CAP_LOWERED" | "DUE_SOON" | "RULE_STOPPED" | "SOLD" | "%future added value";
export type SetAlertMutedInput = {
  alert: SellerAlert;
  isMuted: boolean;
};
export type AlertsPanelMutation$variables = {
  input: SetAlertMutedInput;
};
export type AlertsPanelMutation$data = {
  readonly setAlertMuted: {
    readonly viewer?: {
      readonly id: string;
      readonly mutedAlerts: ReadonlyArray<SellerAlert>;
    };
  };
};
export type AlertsPanelMutation = {
  response: AlertsPanelMutation$data;
  variables: AlertsPanelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mutedAlerts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetAlertMutedPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertsPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAlertMuted",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AlertsPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAlertMuted",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ece7465690abd84758e4d851d597322f4da0ebf181b652a98445d9fa4cdfa42d",
    "metadata": {},
    "name": "AlertsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b124c26a44c81065c90ddb6775b1bcca";

export default node;
