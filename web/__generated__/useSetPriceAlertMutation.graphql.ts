/**
 * @generated SignedSource<<ff9a62fe378672e3a05ee639a008da5c>>
 * @relayHash 122f63808496db3b8d117b814c57fbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e488890a93d15af593d5e8ff8de03e3e1433537d8f6325cd237939e4f3712fa2

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "e488890a93d15af593d5e8ff8de03e3e1433537d8f6325cd237939e4f3712fa2",
    "metadata": {},
    "name": "useSetPriceAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8476873ef5e4d4a041492374af3909bf";

export default node;
