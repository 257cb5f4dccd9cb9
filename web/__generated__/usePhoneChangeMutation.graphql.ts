/**
 * @generated SignedSource<<8bf09aca43fd9ea2b467244c08f596ae>>
 * @relayHash 511a01b2b44dd47137670ebeb81dd629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f6588228999050d1289d98e5a0ddcce74244695c866e6a4743f2d9b3c208974

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
    "id": "1f6588228999050d1289d98e5a0ddcce74244695c866e6a4743f2d9b3c208974",
    "metadata": {},
    "name": "usePhoneChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35f75786e03e930730399ddc4c0b27b5";

export default node;
