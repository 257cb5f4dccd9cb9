/**
 * @generated SignedSource<<c16e23e858d00e5fe83d4219e153be69>>
 * @relayHash 722a8d02d169e035414328b4eb493da7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15d3991d0fa70c51e549c21473347e07eff88ff1c0fc3e1dd14e28b454b0636a

import type { ConcreteRequest } from 'relay-runtime';
export type ViewSteamTokenInput = {
  code: string;
  steamAccountId: string;
};
export type useViewSteamTokenMutation$variables = {
  input: ViewSteamTokenInput;
};
export type useViewSteamTokenMutation$data = {
  readonly viewSteamToken: {
    readonly accessToken?: string;
    readonly code?: string;
    readonly expiresAt?: string | null | undefined;
  };
};
export type useViewSteamTokenMutation = {
  response: useViewSteamTokenMutation$data;
  variables: useViewSteamTokenMutation$variables;
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
      "name": "accessToken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "ViewSteamTokenPayload",
  "abstractKey": null
},
v3 = {
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
    "name": "useViewSteamTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "viewSteamToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useViewSteamTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "viewSteamToken",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "15d3991d0fa70c51e549c21473347e07eff88ff1c0fc3e1dd14e28b454b0636a",
    "metadata": {},
    "name": "useViewSteamTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62fc0997e6c07b7b947e63379077c885";

export default node;
