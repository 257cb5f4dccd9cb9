/**
 * @generated SignedSource<<e9631a35925f31b98b26331c3bc65052>>
 * @relayHash 85c286f9741731da2713a02af536dc91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13ca2518a6166edc0406be0aebd19cee58682ed032f9df578bf3db867dc461d9

import type { ConcreteRequest } from 'relay-runtime';
export type ReplaceAlertWebhookSecretInput = {
  copyAlertId: string;
};
export type WebhookToolsSecretMutation$variables = {
  input: ReplaceAlertWebhookSecretInput;
};
export type WebhookToolsSecretMutation$data = {
  readonly replaceAlertWebhookSecret: {
    readonly message?: string;
    readonly secret?: string | null | undefined;
  };
};
export type WebhookToolsSecretMutation = {
  response: WebhookToolsSecretMutation$data;
  variables: WebhookToolsSecretMutation$variables;
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
      "kind": "ScalarField",
      "name": "secret",
      "storageKey": null
    }
  ],
  "type": "ReplaceAlertWebhookSecretPayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhookToolsSecretMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "replaceAlertWebhookSecret",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "WebhookToolsSecretMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "replaceAlertWebhookSecret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13ca2518a6166edc0406be0aebd19cee58682ed032f9df578bf3db867dc461d9",
    "metadata": {},
    "name": "WebhookToolsSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "089ac0cafd442a2acd6a1ef3ca0a40b3";

export default node;
