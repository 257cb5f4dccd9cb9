/**
 * @generated SignedSource<<753960bf95f1afca27109767ca06afa8>>
 * @relayHash 35bf6bcfd1e5ed622c86f6485e10ac41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a63cc4fa4898a8a3248c216bf912b9735f059d8be38d6e61cbfc6b210d6494

import type { ConcreteRequest } from 'relay-runtime';
export type UnbindSteamAccountInput = {
  code: string;
  steamAccountId: string;
};
export type useUnbindSteamAccountMutation$variables = {
  input: UnbindSteamAccountInput;
};
export type useUnbindSteamAccountMutation$data = {
  readonly unbindSteamAccount: {
    readonly listingCount?: number;
    readonly message?: string;
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
      "name": "message",
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
    "id": "c9a63cc4fa4898a8a3248c216bf912b9735f059d8be38d6e61cbfc6b210d6494",
    "metadata": {},
    "name": "useUnbindSteamAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be722380e6eb4fc3146efc11a79d6160";

export default node;
