/**
 * @generated SignedSource<<8533380f8ecb65352fbe7169afa3871b>>
 * @relayHash 80d8859e12525c8a324529db8fc49a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14f6fcb95f6e1d8111392f9c7d432ec72b9454525533a07b67ded753f151ca0a

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
    readonly guardCode: string;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "guardCode",
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
    "id": "14f6fcb95f6e1d8111392f9c7d432ec72b9454525533a07b67ded753f151ca0a",
    "metadata": {},
    "name": "useTakeSandboxMafileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a13ea3867e1d870036a62a830c81856";

export default node;
