/**
 * @generated SignedSource<<b6efb9ecdecf9be646c1e82b58a2473b>>
 * @relayHash 99de2cf45fff6aaff0fb204e8ba7a623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1819c42d713dfa0bf02d7a0ffc14bfe3946cfffc103479960c83859142caeadd

import { ConcreteRequest } from 'relay-runtime';
export type UnwatchItemInput = {
  marketItemId: string;
};
export type setWatchedUnwatchMutation$variables = {
  input: UnwatchItemInput;
};
export type setWatchedUnwatchMutation$data = {
  readonly unwatchItem: {
    readonly marketItem: {
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UnwatchItemPayload",
    "kind": "LinkedField",
    "name": "unwatchItem",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setWatchedUnwatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setWatchedUnwatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1819c42d713dfa0bf02d7a0ffc14bfe3946cfffc103479960c83859142caeadd",
    "metadata": {},
    "name": "setWatchedUnwatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4bfe68eb00136cc388e6ac0d934c4e8";

export default node;
