/**
 * @generated SignedSource<<9b5476b46511e110d3b0a98dd1dcd197>>
 * @relayHash 3fa141f83f391bf40b122ec691df48c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aec7866a1bf3dca4c370f718384a21007fbf8c62c9ec97dd15aa8a3ac45c5b9

import type { ConcreteRequest } from 'relay-runtime';
export type SellerAlert = "ACCOUNT_LOST" | "CAP_LOWERED" | "DUE_SOON" | "RULE_STOPPED" | "SOLD" | "%future added value";
export type SetMutedAlertsInput = {
  alerts: ReadonlyArray<SellerAlert>;
};
export type AlertsPanelMutation$variables = {
  input: SetMutedAlertsInput;
};
export type AlertsPanelMutation$data = {
  readonly setMutedAlerts: {
    readonly viewer: {
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetMutedAlertsPayload",
    "kind": "LinkedField",
    "name": "setMutedAlerts",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertsPanelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AlertsPanelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9aec7866a1bf3dca4c370f718384a21007fbf8c62c9ec97dd15aa8a3ac45c5b9",
    "metadata": {},
    "name": "AlertsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f129acaee5cb23fc47184f3b7f699954";

export default node;
