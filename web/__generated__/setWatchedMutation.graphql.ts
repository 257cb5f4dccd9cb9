/**
 * @generated SignedSource<<68a2630381ffd3fadde92a70391b591e>>
 * @relayHash 70c38a4644795fbff1eca1fdac9a505e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b6ea3506ed8315e601f5c86c8eb0891f977e03276985bf12f779f242c771aa4

import type { ConcreteRequest } from 'relay-runtime';
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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "6b6ea3506ed8315e601f5c86c8eb0891f977e03276985bf12f779f242c771aa4",
    "metadata": {},
    "name": "setWatchedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cdb357c2382750a3433080d0b58a629";

export default node;
