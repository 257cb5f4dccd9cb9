/**
 * @generated SignedSource<<97176e76a9626dacdb1e6053836ab6de>>
 * @relayHash 66ffa1e8962ffcf237ad67f32076779f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c120be9eea327bdc0ea430d9c291de324fe0ec30b891e47c124bc84224910a4

import type { ConcreteRequest } from 'relay-runtime';
export type SetOpenPlatformInput = {
  isOn: boolean;
};
export type useSetOpenPlatformMutation$variables = {
  input: SetOpenPlatformInput;
};
export type useSetOpenPlatformMutation$data = {
  readonly setOpenPlatform: {
    readonly viewer: {
      readonly id: string;
      readonly isOpenPlatformOn: boolean;
    };
  };
};
export type useSetOpenPlatformMutation = {
  response: useSetOpenPlatformMutation$data;
  variables: useSetOpenPlatformMutation$variables;
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
    "name": "useSetOpenPlatformMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetOpenPlatformMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c120be9eea327bdc0ea430d9c291de324fe0ec30b891e47c124bc84224910a4",
    "metadata": {},
    "name": "useSetOpenPlatformMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a3e840b6c2908e78e01ec7d16e1afaf";

export default node;
