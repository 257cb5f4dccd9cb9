/**
 * @generated SignedSource<<296babdf56664b9267fe20254a256891>>
 * @relayHash 2ce5eed95f57adf8c1d8d5ac866d4132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e59643d5d0900f715ae5a149084916f955fe22a2d9e3403d3a039639959bdda

import type { ConcreteRequest } from 'relay-runtime';
export type SignatureProblem = "BODY" | "METHOD" | "MISMATCH" | "NONCE" | "SIGNATURE_FORM" | "TARGET" | "TIMESTAMP_FORM" | "TIMESTAMP_WINDOW" | "%future added value";
export type SignatureStyle = "ECOSTEAM" | "NATIVE" | "YOUPIN" | "%future added value";
export type useSignatureCheckQuery$variables = {
  body: string;
  method: string;
  nonce: string;
  signature?: string | null | undefined;
  style: SignatureStyle;
  target: string;
  timestamp: string;
};
export type useSignatureCheckQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly partner: {
      readonly id: string;
      readonly signatureCheck: {
        readonly isValid: boolean | null | undefined;
        readonly problems: ReadonlyArray<SignatureProblem>;
        readonly text: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSignatureCheckQuery = {
  response: useSignatureCheckQuery$data;
  variables: useSignatureCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "body"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nonce"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signature"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "style"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "target"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timestamp"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Partner",
        "kind": "LinkedField",
        "name": "partner",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "body",
                "variableName": "body"
              },
              {
                "kind": "Variable",
                "name": "method",
                "variableName": "method"
              },
              {
                "kind": "Variable",
                "name": "nonce",
                "variableName": "nonce"
              },
              {
                "kind": "Variable",
                "name": "signature",
                "variableName": "signature"
              },
              {
                "kind": "Variable",
                "name": "style",
                "variableName": "style"
              },
              {
                "kind": "Variable",
                "name": "target",
                "variableName": "target"
              },
              {
                "kind": "Variable",
                "name": "timestamp",
                "variableName": "timestamp"
              }
            ],
            "concreteType": "SignatureCheck",
            "kind": "LinkedField",
            "name": "signatureCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isValid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problems",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignatureCheckQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSignatureCheckQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "3e59643d5d0900f715ae5a149084916f955fe22a2d9e3403d3a039639959bdda",
    "metadata": {},
    "name": "useSignatureCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21174b7ac5a661da500bef1ae94b556b";

export default node;
