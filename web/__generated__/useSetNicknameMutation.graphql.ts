/**
 * @generated SignedSource<<7faa8bed14ba35cb694f1be7b35b117c>>
 * @relayHash 42b84139aff351c7b3b77fb7e846182e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45eb2175cb1cd2bf89dbb61c23f3fc60948a94c77311a0de98040414f3327046

import type { ConcreteRequest } from 'relay-runtime';
export type SetNicknameInput = {
  nickname: string;
};
export type useSetNicknameMutation$variables = {
  input: SetNicknameInput;
};
export type useSetNicknameMutation$data = {
  readonly setNickname: {
    readonly code?: string;
    readonly viewer?: {
      readonly id: string;
      readonly nickname: string;
      readonly nicknameAvailableAt: string | null | undefined;
      readonly user: {
        readonly id: string;
        readonly nickname: string;
      };
    };
  };
};
export type useSetNicknameMutation = {
  response: useSetNicknameMutation$data;
  variables: useSetNicknameMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nickname",
  "storageKey": null
},
v4 = {
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nicknameAvailableAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetNicknamePayload",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": "__isRefusal"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetNicknameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setNickname",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useSetNicknameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setNickname",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "45eb2175cb1cd2bf89dbb61c23f3fc60948a94c77311a0de98040414f3327046",
    "metadata": {},
    "name": "useSetNicknameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4728462fb2501e67bf644d688b8e1cf";

export default node;
