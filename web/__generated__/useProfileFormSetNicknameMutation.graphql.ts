/**
 * @generated SignedSource<<a261fe42a832b98b6fc6d7a24a59643f>>
 * @relayHash 2c577a2a0f315edb8a2647c315da74d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d3a43e4102f578c5cfd39eca7733b9c7387407dd496f935ec18ad689d29d15

import type { ConcreteRequest } from 'relay-runtime';
export type SetNicknameInput = {
  nickname: string;
};
export type useProfileFormSetNicknameMutation$variables = {
  input: SetNicknameInput;
};
export type useProfileFormSetNicknameMutation$data = {
  readonly setNickname: {
    readonly message?: string;
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
export type useProfileFormSetNicknameMutation = {
  response: useProfileFormSetNicknameMutation$data;
  variables: useProfileFormSetNicknameMutation$variables;
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
    "name": "useProfileFormSetNicknameMutation",
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
    "name": "useProfileFormSetNicknameMutation",
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
    "id": "20d3a43e4102f578c5cfd39eca7733b9c7387407dd496f935ec18ad689d29d15",
    "metadata": {},
    "name": "useProfileFormSetNicknameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a122cd6145576934da9d263886fc84d3";

export default node;
