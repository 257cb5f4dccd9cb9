/**
 * @generated SignedSource<<5eb8c01ca74f102f593a1a83e3bfb784>>
 * @relayHash b089b7567adfe99e2923529d75e48475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9477546bf92053c2ef82e22033b638039bfe30e0a84cabbe7f6d50e04612ba

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCopyAlertInput = {
  filter: string;
  name: string;
};
export type AlertButtonMutation$variables = {
  input: SaveCopyAlertInput;
};
export type AlertButtonMutation$data = {
  readonly saveCopyAlert: {
    readonly copyAlert?: {
      readonly filter: string;
      readonly id: string;
      readonly name: string;
    };
    readonly message?: string;
  };
};
export type AlertButtonMutation = {
  response: AlertButtonMutation$data;
  variables: AlertButtonMutation$variables;
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
      "concreteType": "CopyAlert",
      "kind": "LinkedField",
      "name": "copyAlert",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SaveCopyAlertPayload",
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
    "name": "AlertButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCopyAlert",
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
    "name": "AlertButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveCopyAlert",
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
    "id": "fd9477546bf92053c2ef82e22033b638039bfe30e0a84cabbe7f6d50e04612ba",
    "metadata": {},
    "name": "AlertButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89bc1c440101385d4c583e2ea67a6ac1";

export default node;
