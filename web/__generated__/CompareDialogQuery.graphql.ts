/**
 * @generated SignedSource<<8096e80655681edeb2288b404104b5ce>>
 * @relayHash 26b511f7a2698e0e8c827b525119ab41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec7d849586753535615f5c78e819b5ef1a5003ed9e06c20f4ad42e82ace1fa8a

import type { ConcreteRequest } from 'relay-runtime';
export type ListingStatus = "ACTIVE" | "PAUSED" | "RESERVED" | "SOLD" | "WITHDRAWN" | "%future added value";
export type CompareDialogQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type CompareDialogQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly askCents?: number;
    readonly status?: ListingStatus;
  } | null | undefined> | null | undefined;
};
export type CompareDialogQuery = {
  response: CompareDialogQuery$data;
  variables: CompareDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
    }
  ],
  "type": "Listing",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompareDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ec7d849586753535615f5c78e819b5ef1a5003ed9e06c20f4ad42e82ace1fa8a",
    "metadata": {},
    "name": "CompareDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dafb9fc421ee6ae1059a99234e86ebdf";

export default node;
