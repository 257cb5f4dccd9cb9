/**
 * @generated SignedSource<<4d23ee84611930b08c3b9ec6c7145ff5>>
 * @relayHash b8e560dc00ebf85abaef62cdedc75784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb6a4e8e7dc8a54eb1705c49d5976f61152a3c05de5338ac9e8ee7645733e291

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSavedFilterInput = {
  savedFilterId: string;
};
export type SavedFilterRowRemoveSavedFilterMutation$variables = {
  input: RemoveSavedFilterInput;
};
export type SavedFilterRowRemoveSavedFilterMutation$data = {
  readonly removeSavedFilter: {
    readonly viewer?: {
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
  "type": "RemoveSavedFilterPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeSavedFilter",
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
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeSavedFilter",
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
    "id": "cb6a4e8e7dc8a54eb1705c49d5976f61152a3c05de5338ac9e8ee7645733e291",
    "metadata": {},
    "name": "SavedFilterRowRemoveSavedFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cab096fe8895c8ea87a98d89021fa3a7";

export default node;
