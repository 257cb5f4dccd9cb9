/**
 * @generated SignedSource<<115c9e83248ce7dc39014536a0494850>>
 * @relayHash 439d56fc65b20a84bef7be38bcc5f4ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a2012ed6c4f7b174534c61d7e1ea63f7fb245a1fda76c610cd885bf82bde337

import { ConcreteRequest } from 'relay-runtime';
export type RequestSignInCodeInput = {
  phone: string;
  proofOfWork?: string | null | undefined;
};
export type useRequestSignInCodeMutation$variables = {
  input: RequestSignInCodeInput;
};
export type useRequestSignInCodeMutation$data = {
  readonly requestSignInCode: {
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
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "PhoneInvalid",
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestSignInCodeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3a2012ed6c4f7b174534c61d7e1ea63f7fb245a1fda76c610cd885bf82bde337",
    "metadata": {},
    "name": "useRequestSignInCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e52d1cf23eb02006aa2b49cd8cbd9869";

export default node;
