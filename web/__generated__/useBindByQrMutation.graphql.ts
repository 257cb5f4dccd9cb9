/**
 * @generated SignedSource<<d0a8e9f3b401cb74abbff599e7cdb10a>>
 * @relayHash 3a2392847255003bf0411d14fb4113ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c5e3d7e4530ff75465bee813792c44da693bbee9f73b9a525993013a4222f7d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BindSteamAccountByQrInput = {
  steamAccountId?: string | null | undefined;
};
export type useBindByQrMutation$variables = {
  input: BindSteamAccountByQrInput;
};
export type useBindByQrMutation$data = {
  readonly bindSteamAccountByQr: {
    readonly binding?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"QrBinding_binding">;
    };
    readonly message?: string;
  };
};
export type useBindByQrMutation = {
  response: useBindByQrMutation$data;
  variables: useBindByQrMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "name": "useBindByQrMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccountByQr",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SteamBinding",
                "kind": "LinkedField",
                "name": "binding",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "QrBinding_binding"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BindSteamAccountByQrPayload",
            "abstractKey": null
          },
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
    "name": "useBindByQrMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccountByQr",
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
                "concreteType": "SteamBinding",
                "kind": "LinkedField",
                "name": "binding",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accountName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "challengeUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BindSteamAccountByQrPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c5e3d7e4530ff75465bee813792c44da693bbee9f73b9a525993013a4222f7d",
    "metadata": {},
    "name": "useBindByQrMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1914793dcedb4d7e90df15a66c7cc660";

export default node;
