/**
 * @generated SignedSource<<3e0f8ad73b4d788f0b5e094624bbf63c>>
 * @relayHash b8794da647e5bd1ea5c90a48c2d81701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e14af5e407fead3a95534234ddcf3aec0cef046e72ea8845a74e406900e4176d

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCopyAlertInput = {
  copyAlertId: string;
};
export type CopyAlertRowRemoveMutation$variables = {
  input: RemoveCopyAlertInput;
};
export type CopyAlertRowRemoveMutation$data = {
  readonly removeCopyAlert: {
    readonly viewer?: {
      readonly id: string;
    };
  };
};
export type CopyAlertRowRemoveMutation = {
  response: CopyAlertRowRemoveMutation$data;
  variables: CopyAlertRowRemoveMutation$variables;
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
  "type": "RemoveCopyAlertPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyAlertRowRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCopyAlert",
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
    "name": "CopyAlertRowRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCopyAlert",
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
    "id": "e14af5e407fead3a95534234ddcf3aec0cef046e72ea8845a74e406900e4176d",
    "metadata": {},
    "name": "CopyAlertRowRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "69b60bc748065bdadfba1501a302a7ee";

export default node;
