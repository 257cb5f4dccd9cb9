/**
 * @generated SignedSource<<2dce0e1a79215d73c92563351c4db422>>
 * @relayHash fc3e484483f8729e76127af9b198cfd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9499dc8456819fc8765078616b752f33a70b36d722d21ef0a6fe25c4f4caf175

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
  "type": "SetMutedAlertsPayload",
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
        "name": "setMutedAlerts",
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
        "name": "setMutedAlerts",
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
    "id": "9499dc8456819fc8765078616b752f33a70b36d722d21ef0a6fe25c4f4caf175",
    "metadata": {},
    "name": "AlertsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b44c8c00296f85f0174e92970d258de5";

export default node;
