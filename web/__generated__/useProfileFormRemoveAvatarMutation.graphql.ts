/**
 * @generated SignedSource<<68793cc1d3f756f08843077262b57f98>>
 * @relayHash b5f142e61453481fdd03118fd263c030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35a44d05bf97f71916592e172941969786cf94d0922c101583e922666ea5f12c

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAvatarInput = {
  clientMutationId?: string | null | undefined;
};
export type useProfileFormRemoveAvatarMutation$variables = {
  input: RemoveAvatarInput;
};
export type useProfileFormRemoveAvatarMutation$data = {
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
    "name": "useProfileFormRemoveAvatarMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProfileFormRemoveAvatarMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "35a44d05bf97f71916592e172941969786cf94d0922c101583e922666ea5f12c",
    "metadata": {},
    "name": "useProfileFormRemoveAvatarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f30e0d9b0e69a74391fb40df979cee34";

export default node;
