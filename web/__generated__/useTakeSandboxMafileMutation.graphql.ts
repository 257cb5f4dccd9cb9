/**
 * @generated SignedSource<<3165027f0d6b51c2b9057ac499b76575>>
 * @relayHash 4f366df2effef1df600c8ce1cc26b34a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56f642a4f457b326694e74f538fb6ab2099c78919ce95ca35a4b3ef1999d666d

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSandboxMafileInput = {
  itemCount?: number | null | undefined;
};
export type useTakeSandboxMafileMutation$variables = {
  input: TakeSandboxMafileInput;
};
export type useTakeSandboxMafileMutation$data = {
  readonly takeSandboxMafile: {
    readonly accountName?: string;
    readonly fileName?: string;
    readonly guardCode?: string;
    readonly password?: string;
    readonly text?: string;
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
  "type": "TakeSandboxMafilePayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakeSandboxMafileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeSandboxMafile",
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
    "name": "useTakeSandboxMafileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeSandboxMafile",
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
    "id": "56f642a4f457b326694e74f538fb6ab2099c78919ce95ca35a4b3ef1999d666d",
    "metadata": {},
    "name": "useTakeSandboxMafileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c4e9dfa2de80e1294a0aec76fecab68";

export default node;
