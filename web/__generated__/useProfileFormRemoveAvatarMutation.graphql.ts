/**
 * @generated SignedSource<<cfd4b9e9013de5e61fea3c66ac3850f1>>
 * @relayHash c701a98c21efd4d288518739c35c4ec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b84333246e0dc935fb5de4966a4dc6d6765daa3f16b1dd672b719836343a1b

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAvatarInput = {
  clientMutationId?: string | null | undefined;
};
export type useProfileFormRemoveAvatarMutation$variables = {
  input: RemoveAvatarInput;
};
export type useProfileFormRemoveAvatarMutation$data = {
  readonly removeAvatar: {
    readonly viewer?: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly user: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
      };
    };
  };
};
export type useProfileFormRemoveAvatarMutation = {
  response: useProfileFormRemoveAvatarMutation$data;
  variables: useProfileFormRemoveAvatarMutation$variables;
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
  "name": "avatarUrl",
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
  "type": "RemoveAvatarPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProfileFormRemoveAvatarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeAvatar",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "useProfileFormRemoveAvatarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeAvatar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "93b84333246e0dc935fb5de4966a4dc6d6765daa3f16b1dd672b719836343a1b",
    "metadata": {},
    "name": "useProfileFormRemoveAvatarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5547b78a61261861639757cd7ecbfdf5";

export default node;
