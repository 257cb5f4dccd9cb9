/**
 * @generated SignedSource<<9d02d80134abaabd00915968585667d1>>
 * @relayHash 4e53b22e65916034e3a97ed3c0530df9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcfee149de1a2359ad260fc3eb18dd1e8d43df58f4a91caa631cded0c1bcb22c

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "bcfee149de1a2359ad260fc3eb18dd1e8d43df58f4a91caa631cded0c1bcb22c",
    "metadata": {},
    "name": "useUnbindSteamAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2616e05c68f685ed8792a7fe713c2288";

export default node;
