/**
 * @generated SignedSource<<006a4d42c0d3c1c973472a31f6edf276>>
 * @relayHash b3489cc1385f1b84d8ee18a27f78cecb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 738c1886b41223fba57eb9b36eb1fceffe9f3092fc00a352d563f81c261531ef

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "738c1886b41223fba57eb9b36eb1fceffe9f3092fc00a352d563f81c261531ef",
    "metadata": {},
    "name": "usePhoneChangeCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3150a98eb599827ef7283df6a5e633d0";

export default node;
