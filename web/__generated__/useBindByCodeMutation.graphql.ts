/**
 * @generated SignedSource<<d557cec85ce697d66147ecabd8b18e4a>>
 * @relayHash b00430cc4379c0bceef7ce811df53180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 002b1022139a4b2ae50dcb6dd8fe762d41cf2fa256636dfaa379e6da8364f7a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BindSteamAccountByCodeInput = {
  accountName: string;
  guardCode: string;
  password: string;
  steamAccountId?: string | null | undefined;
};
export type useBindByCodeMutation$variables = {
  input: BindSteamAccountByCodeInput;
};
export type useBindByCodeMutation$data = {
  readonly bindSteamAccountByCode: {
    readonly binding?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"useBindByCodeForm_binding">;
    };
    readonly message?: string;
  };
};
export type useBindByCodeMutation = {
  response: useBindByCodeMutation$data;
  variables: useBindByCodeMutation$variables;
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
    "name": "useBindByCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccountByCode",
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
                    "name": "useBindByCodeForm_binding"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BindSteamAccountByCodePayload",
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
    "name": "useBindByCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccountByCode",
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
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BindSteamAccountByCodePayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "002b1022139a4b2ae50dcb6dd8fe762d41cf2fa256636dfaa379e6da8364f7a4",
    "metadata": {},
    "name": "useBindByCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f883f1884542d7ec1a984272aa5b94bb";

export default node;
