/**
 * @generated SignedSource<<a903be143504c240141ff8914308b317>>
 * @relayHash b072767a6f85f7c6efd94dc15d1c81d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed169a56faeaef0ceba3feeca95084e55b0755ae484862a2bd6ace85340d5d40

import { ConcreteRequest } from 'relay-runtime';
export type WatchItemInput = {
  marketItemId: string;
};
export type setWatchedMutation$variables = {
  input: WatchItemInput;
};
export type setWatchedMutation$data = {
  readonly watchItem: {
    readonly code?: string;
    readonly marketItem?: {
      readonly id: string;
      readonly isWatched: boolean;
    };
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "WatchlistFull",
  "abstractKey": null
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
    "id": "ed169a56faeaef0ceba3feeca95084e55b0755ae484862a2bd6ace85340d5d40",
    "metadata": {},
    "name": "setWatchedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9019e2c22fbe43ebc9f6b6f81e6181de";

export default node;
