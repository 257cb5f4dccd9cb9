/**
 * @generated SignedSource<<6f26a2dd117dbe1b8f0616ee53e69791>>
 * @relayHash 7ca4f046e6b565d9c3fc7ee770e62df7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5fb1017dbcc86897ada3805de1bb178e79df6d90537f5f943bd5d31ca6fd24

import type { ConcreteRequest } from 'relay-runtime';
export type RequestNewPhoneCodeInput = {
  phone: string;
};
export type usePhoneChangeCodeMutation$variables = {
  input: RequestNewPhoneCodeInput;
};
export type usePhoneChangeCodeMutation$data = {
  readonly requestNewPhoneCode: {
    readonly code?: string;
    readonly resendAfterSeconds?: number;
    readonly retryAfterSeconds?: number;
  };
};
export type usePhoneChangeCodeMutation = {
  response: usePhoneChangeCodeMutation$data;
  variables: usePhoneChangeCodeMutation$variables;
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
      "name": "resendAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "RequestNewPhoneCodePayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "TooManyCodes",
  "abstractKey": null
},
v4 = {
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
    "name": "usePhoneChangeCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestNewPhoneCode",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "name": "usePhoneChangeCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestNewPhoneCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db5fb1017dbcc86897ada3805de1bb178e79df6d90537f5f943bd5d31ca6fd24",
    "metadata": {},
    "name": "usePhoneChangeCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3098ae76d5b730298ba4958b863a13cd";

export default node;
