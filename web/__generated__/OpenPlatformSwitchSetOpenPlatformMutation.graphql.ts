/**
 * @generated SignedSource<<c40a487d83f418e3a4fcf8b52532916f>>
 * @relayHash 041bbe1ba8c26c74b6646a6067efb8a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca668707352d58ac7c0ac40ca7e3764e95abe1a27574b90363769b4540b28cbc

import type { ConcreteRequest } from 'relay-runtime';
export type SetOpenPlatformInput = {
  isOn: boolean;
};
export type OpenPlatformSwitchSetOpenPlatformMutation$variables = {
  input: SetOpenPlatformInput;
};
export type OpenPlatformSwitchSetOpenPlatformMutation$data = {
  readonly setOpenPlatform: {
    readonly viewer?: {
      readonly id: string;
      readonly isOpenPlatformOn: boolean;
    };
  };
};
export type OpenPlatformSwitchSetOpenPlatformMutation = {
  response: OpenPlatformSwitchSetOpenPlatformMutation$data;
  variables: OpenPlatformSwitchSetOpenPlatformMutation$variables;
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
          "name": "isOpenPlatformOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetOpenPlatformPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setOpenPlatform",
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
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setOpenPlatform",
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
    "id": "ca668707352d58ac7c0ac40ca7e3764e95abe1a27574b90363769b4540b28cbc",
    "metadata": {},
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c183e366a5d9820065febf1f57ec4cc";

export default node;
