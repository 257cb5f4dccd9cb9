/**
 * @generated SignedSource<<94b9a511d49a61d5bef480d6d1111bde>>
 * @relayHash 0d3146f737ac6c5e8949b9a6da814d71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16e384d0b6985b3d37a2cd2a41b8822b528b042bc2a84b062c277892226fbca

import type { ConcreteRequest } from 'relay-runtime';
export type WatchItemInput = {
  marketItemId: string;
};
export type setWatchedMutation$variables = {
  input: WatchItemInput;
};
export type setWatchedMutation$data = {
  readonly watchItem: {
    readonly marketItem?: {
      readonly id: string;
      readonly isWatched: boolean;
    };
    readonly message?: string;
  };
};
export type setWatchedMutation = {
  response: setWatchedMutation$data;
  variables: setWatchedMutation$variables;
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
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
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
          "name": "isWatched",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WatchItemPayload",
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
    "name": "setWatchedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "watchItem",
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
    "name": "setWatchedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "watchItem",
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
    "id": "e16e384d0b6985b3d37a2cd2a41b8822b528b042bc2a84b062c277892226fbca",
    "metadata": {},
    "name": "setWatchedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9755073b90a9f46fb0de1704db6127c";

export default node;
