/**
 * @generated SignedSource<<620b4eab08310f58c89c232116a76d76>>
 * @relayHash 99bf3c6a13428bc6f8da7c83b7825ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23758b25cea1a7b96fd51abca9af8ae53dd17ff0b0cb528af5ff64d77b451343

import type { ConcreteRequest } from 'relay-runtime';
export type HomeOwnReleasesQuery$variables = {
  timeZone: string;
};
export type HomeOwnReleasesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly releaseCalendar: {
      readonly days: ReadonlyArray<{
        readonly amountCents: number;
        readonly count: number;
        readonly day: string;
      }>;
    } | null | undefined;
    readonly wallet: {
      readonly id: string;
      readonly releasedTodayCents: number;
    };
  } | null | undefined;
};
export type HomeOwnReleasesQuery = {
  response: HomeOwnReleasesQuery$data;
  variables: HomeOwnReleasesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeZone"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "timeZone",
    "variableName": "timeZone"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "wallet",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "kind": "ScalarField",
            "name": "releasedTodayCents",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WalletReleaseCalendar",
        "kind": "LinkedField",
        "name": "releaseCalendar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WalletReleaseDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountCents",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeOwnReleasesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomeOwnReleasesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "23758b25cea1a7b96fd51abca9af8ae53dd17ff0b0cb528af5ff64d77b451343",
    "metadata": {},
    "name": "HomeOwnReleasesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b973c0a61595fb0571721de1538ad79";

export default node;
