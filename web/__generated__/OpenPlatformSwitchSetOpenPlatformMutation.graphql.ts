/**
 * @generated SignedSource<<7dbd72f1c79ab8c55c9926ddb0f72873>>
 * @relayHash 4d09f2ee498d6fc6df071d689d75ef76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0923e196ba7feaabe96052c43714935394ef5aec3a27595991a6acb4dfb9ab2d

import type { ConcreteRequest } from 'relay-runtime';
export type SetOpenPlatformInput = {
  isOn: boolean;
};
export type OpenPlatformSwitchSetOpenPlatformMutation$variables = {
  input: SetOpenPlatformInput;
};
export type OpenPlatformSwitchSetOpenPlatformMutation$data = {
  readonly setOpenPlatform: {
    readonly viewer: {
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetOpenPlatformPayload",
    "kind": "LinkedField",
    "name": "setOpenPlatform",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0923e196ba7feaabe96052c43714935394ef5aec3a27595991a6acb4dfb9ab2d",
    "metadata": {},
    "name": "OpenPlatformSwitchSetOpenPlatformMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "015740457f654a5596bacc612b31e162";

export default node;
