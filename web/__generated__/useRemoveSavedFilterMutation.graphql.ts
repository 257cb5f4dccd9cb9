/**
 * @generated SignedSource<<82072dd39879defb96ccc28162254fdc>>
 * @relayHash 580943156a2b2a8e3735c2f9ced1aa39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0f6f6b7c44a1b848f77fc9cfd8fd5a51e2e485d26c4c7b2ca69f9fd2568567f

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSavedFilterInput = {
  savedFilterId: string;
};
export type useRemoveSavedFilterMutation$variables = {
  input: RemoveSavedFilterInput;
};
export type useRemoveSavedFilterMutation$data = {
  readonly removeSavedFilter: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type useRemoveSavedFilterMutation = {
  response: useRemoveSavedFilterMutation$data;
  variables: useRemoveSavedFilterMutation$variables;
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
    "name": "useRemoveSavedFilterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveSavedFilterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0f6f6b7c44a1b848f77fc9cfd8fd5a51e2e485d26c4c7b2ca69f9fd2568567f",
    "metadata": {},
    "name": "useRemoveSavedFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c30a1b59b2d7f7f5a00f3b3f28987d1";

export default node;
