/**
 * @generated SignedSource<<b2790125293538a13679383f62ba205f>>
 * @relayHash 7a2ec37763169d8fa10b82db4b088b50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493cd0fbfc5110deba6c352b14a57591d56bff350e8ab71e9d1f8294cedaf3e7

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "493cd0fbfc5110deba6c352b14a57591d56bff350e8ab71e9d1f8294cedaf3e7",
    "metadata": {},
    "name": "usePhoneChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e875f83f9fd0009f661e7bcbb03df23";

export default node;
