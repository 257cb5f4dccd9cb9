/**
 * @generated SignedSource<<a137c6729484f796c5d90af3f6b84a6c>>
 * @relayHash 7b878cd82a35cd653b8d545025a94c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 808cd8925cc326975e4fd8d65d45132a39ac29cb45901a33cdc04ac9e0976504

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAlertWebhookInput = {
  copyAlertId: string;
};
export type WebhookToolsRemoveMutation$variables = {
  input: RemoveAlertWebhookInput;
};
export type WebhookToolsRemoveMutation$data = {
  readonly removeAlertWebhook: {
    readonly viewer?: {
      readonly id: string;
    };
  };
};
export type WebhookToolsRemoveMutation = {
  response: WebhookToolsRemoveMutation$data;
  variables: WebhookToolsRemoveMutation$variables;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RemoveAlertWebhookPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookToolsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeAlertWebhook",
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
    "name": "WebhookToolsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeAlertWebhook",
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
    "id": "808cd8925cc326975e4fd8d65d45132a39ac29cb45901a33cdc04ac9e0976504",
    "metadata": {},
    "name": "WebhookToolsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1e1a3377eca623aa510f1b2c716cccf";

export default node;
