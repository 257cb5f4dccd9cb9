/**
 * @generated SignedSource<<4d88bceccf6b1e10ca896d0d5e9ed738>>
 * @relayHash 3fb6e3188d57ddd58ff3bb53800fd76e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 206794a103fdc87e2b4a0781d5fcaa5c8ecc9be651ec84080034a29e7bf2c05a

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "206794a103fdc87e2b4a0781d5fcaa5c8ecc9be651ec84080034a29e7bf2c05a",
    "metadata": {},
    "name": "useViewSteamTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e50233e50eb4d0d2c656dbd9cd9164e6";

export default node;
