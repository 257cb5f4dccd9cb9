/**
 * @generated SignedSource<<cd04c813dc4da00cc74690c48ab9cf39>>
 * @relayHash 248f3973ab0f38a3e46905381cf4bcab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd657f887500b8256b58629353fb74a62c68ed8f97bee212b618ed9afbb8181

import type { ConcreteRequest } from 'relay-runtime';
export type RequestSignInCodeInput = {
  phone: string;
  proofOfWork?: string | null | undefined;
};
export type useRequestSignInCodeMutation$variables = {
  input: RequestSignInCodeInput;
};
export type useRequestSignInCodeMutation$data = {
  readonly requestSignInCode: {
    readonly __typename: "CodeNotSent";
    readonly code: string;
  } | {
    readonly __typename: "PhoneInvalid";
    readonly code: string;
  } | {
    readonly __typename: "ProofOfWorkRequired";
    readonly challenge: string;
    readonly difficulty: number;
  } | {
    readonly __typename: "RequestSignInCodePayload";
    readonly resendAfterSeconds: number;
  } | {
    readonly __typename: "TooManyCodes";
    readonly code: string;
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRequestSignInCodeMutation = {
  response: useRequestSignInCodeMutation$data;
  variables: useRequestSignInCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "requestSignInCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
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
        "type": "RequestSignInCodePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "PhoneInvalid",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "CodeNotSent",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
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
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "difficulty",
            "storageKey": null
          }
        ],
        "type": "ProofOfWorkRequired",
        "abstractKey": null
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
    "name": "useRequestSignInCodeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestSignInCodeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2dd657f887500b8256b58629353fb74a62c68ed8f97bee212b618ed9afbb8181",
    "metadata": {},
    "name": "useRequestSignInCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7514857086321c05b5444097b3920630";

export default node;
