/**
 * @generated SignedSource<<94cd12ff659e8b4fe8e3f195be1c3fac>>
 * @relayHash 7612118d0e1f3847d120902ed05fe4ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef5fc11930c869604f1f62f10a364372403a3adbd551a8a73418e14d3c56990c

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSavedFilterInput = {
  savedFilterId: string;
};
export type SavedFilterRowRemoveSavedFilterMutation$variables = {
  input: RemoveSavedFilterInput;
};
export type SavedFilterRowRemoveSavedFilterMutation$data = {
  readonly removeSavedFilter: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type SavedFilterRowRemoveSavedFilterMutation = {
  response: SavedFilterRowRemoveSavedFilterMutation$data;
  variables: SavedFilterRowRemoveSavedFilterMutation$variables;
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
    "concreteType": "RemoveSavedFilterPayload",
    "kind": "LinkedField",
    "name": "removeSavedFilter",
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
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef5fc11930c869604f1f62f10a364372403a3adbd551a8a73418e14d3c56990c",
    "metadata": {},
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de17518e729569414f320dc1725b6b9d";

export default node;
