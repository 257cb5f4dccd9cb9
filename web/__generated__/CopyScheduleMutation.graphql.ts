/**
 * @generated SignedSource<<3e37bcc16269edbb58606ecb42caa46a>>
 * @relayHash 711ca85d7bc8452440dbaf0c0f0c2f93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 549fe817795782ed1d89f956016d5fa32ed9c9f0bdedf4c1a84baf237d32f15f

import type { ConcreteRequest } from 'relay-runtime';
export type CancelScheduledListingsInput = {
  itemIds: ReadonlyArray<string>;
};
export type CopyScheduleMutation$variables = {
  input: CancelScheduledListingsInput;
};
export type CopyScheduleMutation$data = {
  readonly cancelScheduledListings: {
    readonly items: ReadonlyArray<{
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CancelScheduledListingsPayload",
    "kind": "LinkedField",
    "name": "cancelScheduledListings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InventoryItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduledListing",
            "kind": "LinkedField",
            "name": "scheduledListing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "name": "CopyScheduleMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CopyScheduleMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "549fe817795782ed1d89f956016d5fa32ed9c9f0bdedf4c1a84baf237d32f15f",
    "metadata": {},
    "name": "CopyScheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44017eee0c0823ca8420cc238b130275";

export default node;
