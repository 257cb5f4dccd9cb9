/**
 * @generated SignedSource<<189a57ea242a9500dd5adc37c0c2c0dc>>
 * @relayHash 01bd40b80f0050840b27211087564fe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d28fd166c6c34f555fcc274f19ad100f8bdf3e3bda90bdaf49f10673341b4282

import type { ConcreteRequest } from 'relay-runtime';
export type SetPriceAlertInput = {
  marketItemId: string;
  targetCents?: number | null | undefined;
};
export type useSetPriceAlertMutation$variables = {
  input: SetPriceAlertInput;
};
export type useSetPriceAlertMutation$data = {
  readonly setPriceAlert: {
    readonly marketItem?: {
      readonly id: string;
      readonly isWatched: boolean;
      readonly priceAlertCents: number | null | undefined;
    };
    readonly message?: string;
    readonly watchedItem?: {
      readonly id: string;
      readonly notifiedAt: string | null | undefined;
    } | null | undefined;
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
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "marketItem",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchedItem",
      "kind": "LinkedField",
      "name": "watchedItem",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notifiedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SetPriceAlertPayload",
  "abstractKey": null
},
v4 = {
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d28fd166c6c34f555fcc274f19ad100f8bdf3e3bda90bdaf49f10673341b4282",
    "metadata": {},
    "name": "useSetPriceAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc392c51fca7447cffab3b807c8e56b0";

export default node;
