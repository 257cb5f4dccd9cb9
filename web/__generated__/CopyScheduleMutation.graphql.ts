/**
 * @generated SignedSource<<c813886d01bd490707803acd0e32e134>>
 * @relayHash 321618b4bddfcfd6236bd47d429106b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e0e7e4748e8bc4b922b74b31346018996ecb098a3cdaa00f0911ea7e3bd841

import type { ConcreteRequest } from 'relay-runtime';
export type CancelScheduledListingsInput = {
  inventoryItemIds: ReadonlyArray<string>;
};
export type CopyScheduleMutation$variables = {
  input: CancelScheduledListingsInput;
};
export type CopyScheduleMutation$data = {
  readonly cancelScheduledListings: {
    readonly items?: ReadonlyArray<{
      readonly id: string;
      readonly scheduledListing: {
        readonly id: string;
      } | null | undefined;
    }>;
  };
};
export type CopyScheduleMutation = {
  response: CopyScheduleMutation$data;
  variables: CopyScheduleMutation$variables;
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
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduledListing",
          "kind": "LinkedField",
          "name": "scheduledListing",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CancelScheduledListingsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelScheduledListings",
        "plural": false,
        "selections": [
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
    "name": "CopyScheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelScheduledListings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38e0e7e4748e8bc4b922b74b31346018996ecb098a3cdaa00f0911ea7e3bd841",
    "metadata": {},
    "name": "CopyScheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90decf962cb8ab410f492aa1433a7040";

export default node;
