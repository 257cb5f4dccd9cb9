/**
 * @generated SignedSource<<aebd86986d7a73609e9de16c7e1a043f>>
 * @relayHash a9fbf4bac9b80d1a0e7d22afd5cfccaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5ea5d3c80674c11d0064cbefaffa7c562d95edc7d760589ccbe1b2e455f1acf

import type { ConcreteRequest } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type UndoListingsInput = {
  clientRequestIds: ReadonlyArray<string>;
};
export type useUndoListingsMutation$variables = {
  input: UndoListingsInput;
};
export type useUndoListingsMutation$data = {
  readonly undoListings: {
    readonly code?: string;
    readonly doneCount?: number;
    readonly failedCount?: number;
    readonly results?: ReadonlyArray<{
      readonly listing: {
        readonly askCents: number;
        readonly id: string;
        readonly netCents: number | null | undefined;
        readonly status: ListingStatus;
      } | null | undefined;
    }>;
  };
};
export type useUndoListingsMutation = {
  response: useUndoListingsMutation$data;
  variables: useUndoListingsMutation$variables;
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
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListingResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Listing",
          "kind": "LinkedField",
          "name": "listing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "askCents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UndoListingsPayload",
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
    "name": "useUndoListingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "undoListings",
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
    "name": "useUndoListingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "undoListings",
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
    "id": "a5ea5d3c80674c11d0064cbefaffa7c562d95edc7d760589ccbe1b2e455f1acf",
    "metadata": {},
    "name": "useUndoListingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68fd18627d29b4c265e1fd91a899bcdb";

export default node;
