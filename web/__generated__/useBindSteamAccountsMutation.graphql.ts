/**
 * @generated SignedSource<<d996498c80fec64aaaeb22fb834126a1>>
 * @relayHash 4d17f9dbca10966339c5abd7e38b3238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2b6a85d6f5ce3d6b2e37acdad7070c4069da5accbbb910c544c93c4a8707a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamAccountType = "ORDINARY" | "ROBOT" | "%future added value";
export type SteamUploadProblem = "ACCOUNT_PASSWORD_MISSING" | "LINE_REPEATED" | "MAFILE_EMPTY" | "MAFILE_ENCRYPTED" | "MAFILE_INVALID" | "MAFILE_MISSING" | "MAFILE_NAME_MISSING" | "MAFILE_REPEATED" | "MAFILE_SECRET_INVALID" | "MAFILE_TOO_LARGE" | "%future added value";
export type BindSteamAccountsInput = {
  files: ReadonlyArray<MafileInput>;
  passwordList?: string | null | undefined;
  passwords?: ReadonlyArray<string> | null | undefined;
  type: SteamAccountType;
};
export type MafileInput = {
  name: string;
  text: string;
};
export type useBindSteamAccountsMutation$variables = {
  input: BindSteamAccountsInput;
};
export type useBindSteamAccountsMutation$data = {
  readonly bindSteamAccounts: {
    readonly lines?: ReadonlyArray<number>;
    readonly message?: string;
    readonly skipped?: ReadonlyArray<{
      readonly accountName: string | null | undefined;
      readonly fileName: string | null | undefined;
      readonly index: number | null | undefined;
      readonly line: number | null | undefined;
      readonly problem: SteamUploadProblem;
    }>;
    readonly taken?: ReadonlyArray<{
      readonly binding: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding">;
      };
      readonly index: number;
    }>;
  };
};
export type useBindSteamAccountsMutation = {
  response: useBindSteamAccountsMutation$data;
  variables: useBindSteamAccountsMutation$variables;
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
  "name": "index",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SkippedSteamUpload",
  "kind": "LinkedField",
  "name": "skipped",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "SteamPasswordFormatWrong",
  "abstractKey": null
},
v7 = {
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
    "name": "useBindSteamAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccounts",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SteamUploadTaken",
                "kind": "LinkedField",
                "name": "taken",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SteamBinding",
                    "kind": "LinkedField",
                    "name": "binding",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "BindingLine_binding"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "BindSteamAccountsPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "useBindSteamAccountsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bindSteamAccounts",
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
                "concreteType": "SteamUploadTaken",
                "kind": "LinkedField",
                "name": "taken",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SteamBinding",
                    "kind": "LinkedField",
                    "name": "binding",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "way",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
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
                        "name": "challengeUrl",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "BindSteamAccountsPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2e2b6a85d6f5ce3d6b2e37acdad7070c4069da5accbbb910c544c93c4a8707a5",
    "metadata": {},
    "name": "useBindSteamAccountsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a76fbb51a8e1397f443fe7511eaf74c";

export default node;
