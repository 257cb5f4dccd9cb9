/**
 * @generated SignedSource<<ee0840194d2077f8b0fa3c7999dde9aa>>
 * @relayHash 569c10f6c4712ea0a999e2d280a6587e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0703145b4588c7cb3d9efde1c905789905335562f23fdd7de77edd0fbbbfab3

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxMafileInput = {
  itemCount?: number | null | undefined;
};
export type useTakeSandboxMafileMutation$variables = {
  input: TakeSandboxMafileInput;
};
export type useTakeSandboxMafileMutation$data = {
  readonly takeSandboxMafile: {
    readonly accountName: string;
    readonly fileName: string;
    readonly password: string;
    readonly text: string;
  };
};
export type useTakeSandboxMafileMutation = {
  response: useTakeSandboxMafileMutation$data;
  variables: useTakeSandboxMafileMutation$variables;
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
    "concreteType": "TakeSandboxMafilePayload",
    "kind": "LinkedField",
    "name": "takeSandboxMafile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accountName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "password",
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
    "name": "useTakeSandboxMafileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeSandboxMafileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0703145b4588c7cb3d9efde1c905789905335562f23fdd7de77edd0fbbbfab3",
    "metadata": {},
    "name": "useTakeSandboxMafileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc820cc1d31d1fd44ec824e9b83ebe8b";

export default node;
