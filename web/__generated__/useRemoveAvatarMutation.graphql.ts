/**
 * @generated SignedSource<<9731aa59a6df1e9f1ab3e9310d24fcab>>
 * @relayHash 3d6b1922f7ee23770ab403baf8a0e5c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4376565554eebeaa8044d5fd5059ad5cecb20d7afacf4e29c436a472754a0c7

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAvatarInput = {
  clientMutationId?: string | null | undefined;
};
export type useRemoveAvatarMutation$variables = {
  input: RemoveAvatarInput;
};
export type useRemoveAvatarMutation$data = {
  readonly removeAvatar: {
    readonly viewer: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly user: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
      };
    };
  };
};
export type useRemoveAvatarMutation = {
  response: useRemoveAvatarMutation$data;
  variables: useRemoveAvatarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveAvatarPayload",
    "kind": "LinkedField",
    "name": "removeAvatar",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
    "name": "useRemoveAvatarMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveAvatarMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a4376565554eebeaa8044d5fd5059ad5cecb20d7afacf4e29c436a472754a0c7",
    "metadata": {},
    "name": "useRemoveAvatarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d397a23c7ddd48bf58e52bbe03b3b2f4";

export default node;
