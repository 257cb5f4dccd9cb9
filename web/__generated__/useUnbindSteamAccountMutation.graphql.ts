/**
 * @generated SignedSource<<c8ae5cd38a551ec22eee4cbf88691e61>>
 * @relayHash 02b48253878013790303d490ac7c5967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45685f84f256a3092602581ebb57e33f91315a54245407f7f75cf8ef2adc27c7

import type { ConcreteRequest } from 'relay-runtime';
export type UnbindSteamAccountInput = {
  code?: string | null | undefined;
  steamAccountId: string;
};
export type useUnbindSteamAccountMutation$variables = {
  input: UnbindSteamAccountInput;
};
export type useUnbindSteamAccountMutation$data = {
  readonly unbindSteamAccount: {
    readonly code?: string;
    readonly listingCount?: number;
    readonly orderCount?: number;
  };
};
export type useUnbindSteamAccountMutation = {
  response: useUnbindSteamAccountMutation$data;
  variables: useUnbindSteamAccountMutation$variables;
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
      "name": "listingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "UnbindSteamAccountPayload",
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
    "name": "useUnbindSteamAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unbindSteamAccount",
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
    "name": "useUnbindSteamAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unbindSteamAccount",
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
    "id": "45685f84f256a3092602581ebb57e33f91315a54245407f7f75cf8ef2adc27c7",
    "metadata": {},
    "name": "useUnbindSteamAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3a4036ae13fc8e9c036469997f70eeb";

export default node;
