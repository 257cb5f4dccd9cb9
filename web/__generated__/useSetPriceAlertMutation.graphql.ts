/**
 * @generated SignedSource<<ad72d65f8c21a772e3ce2c241a9c4fe6>>
 * @relayHash 1dca72b8cd73e94f67a80f287e2f8d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f126ca85a458df729fbfc83fd01a5c3fc1239f9cfe540be03928cce643812df

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
    "id": "5f126ca85a458df729fbfc83fd01a5c3fc1239f9cfe540be03928cce643812df",
    "metadata": {},
    "name": "useSetPriceAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b6c1ecf8b09a6cd74ead6d957d5d6f1";

export default node;
