/**
 * @generated SignedSource<<8e55f4672ea32f2e59003768f18b8567>>
 * @relayHash 7155974988f4213205326211e8d4a59f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1630c648f23ca4a36ff0082ed2b743860ac9af82a590cff169405a8773c7b7cf

import { ConcreteRequest } from 'relay-runtime';
export type SetPriceAlertInput = {
  marketItemId: string;
  targetCents?: number | null | undefined;
};
export type useSetPriceAlertMutation$variables = {
  input: SetPriceAlertInput;
};
export type useSetPriceAlertMutation$data = {
  readonly setPriceAlert: {
    readonly code?: string;
    readonly marketItem?: {
      readonly id: string;
      readonly isWatched: boolean;
      readonly priceAlertCents: number | null | undefined;
    };
  };
};
export type useSetPriceAlertMutation = {
  response: useSetPriceAlertMutation$data;
  variables: useSetPriceAlertMutation$variables;
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
  "type": "SetPriceAlertPayload",
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
    "name": "useSetPriceAlertMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPriceAlert",
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
    "name": "useSetPriceAlertMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPriceAlert",
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
    "id": "1630c648f23ca4a36ff0082ed2b743860ac9af82a590cff169405a8773c7b7cf",
    "metadata": {},
    "name": "useSetPriceAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45bb326c80df50c5e68ed49438b5530a";

export default node;
