/**
 * @generated SignedSource<<9b787b2b77be2c3c03e1cfb45d2de66d>>
 * @relayHash 26c817a846b2991f21c3be93b9cbc168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b28e4025fb0122db326280443e5f99cef64161baccdc9cb44967be3c13e6ee9

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPhoneChangeInput = {
  code: string;
};
export type usePhoneChangeMutation$variables = {
  input: RequestPhoneChangeInput;
};
export type usePhoneChangeMutation$data = {
  readonly requestPhoneChange: {
    readonly code?: string;
    readonly message?: string;
  };
};
export type usePhoneChangeMutation = {
  response: usePhoneChangeMutation$data;
  variables: usePhoneChangeMutation$variables;
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
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
    "name": "usePhoneChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPhoneChange",
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
    "name": "usePhoneChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestPhoneChange",
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
    "id": "9b28e4025fb0122db326280443e5f99cef64161baccdc9cb44967be3c13e6ee9",
    "metadata": {},
    "name": "usePhoneChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eaba103f24437da853d4ae7f47a0e1b3";

export default node;
