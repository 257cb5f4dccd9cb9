/**
 * @generated SignedSource<<eb47b836a42da3949834892f75462347>>
 * @relayHash c0276753ba8ee8d0c786de8c4302afca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a4cec322a3deb92143413a8497d9360d78dac74e658408609ff06187206bfcb

import type { ConcreteRequest } from 'relay-runtime';
export type UnwatchItemInput = {
  marketItemId: string;
};
export type setWatchedUnwatchMutation$variables = {
  input: UnwatchItemInput;
};
export type setWatchedUnwatchMutation$data = {
  readonly unwatchItem: {
    readonly marketItem?: {
      readonly id: string;
      readonly isWatched: boolean;
      readonly priceAlertCents: number | null | undefined;
    };
  };
};
export type setWatchedUnwatchMutation = {
  response: setWatchedUnwatchMutation$data;
  variables: setWatchedUnwatchMutation$variables;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceAlertCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UnwatchItemPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setWatchedUnwatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unwatchItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "setWatchedUnwatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "unwatchItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a4cec322a3deb92143413a8497d9360d78dac74e658408609ff06187206bfcb",
    "metadata": {},
    "name": "setWatchedUnwatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99bc2de113fccea1daa8c319851df76d";

export default node;
