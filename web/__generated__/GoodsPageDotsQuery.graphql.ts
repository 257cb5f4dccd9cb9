/**
 * @generated SignedSource<<901c5054d64e50b3992df74d9804513b>>
 * @relayHash 616247a5bca1b2562ee6a598e02e2da0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef57a84552642d2411df9ba0cc66b4912e3278e51a6b2172cf07e67371cef30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsPageDotsQuery$variables = {
  hashName: string;
  phase?: string | null | undefined;
};
export type GoodsPageDotsQuery$data = {
  readonly marketItem: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyStrip_marketItem">;
  } | null | undefined;
};
export type GoodsPageDotsQuery = {
  response: GoodsPageDotsQuery$data;
  variables: GoodsPageDotsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hashName"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phase"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "marketHashName",
    "variableName": "hashName"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GoodsPageDotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "marketItem",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyStrip_marketItem"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GoodsPageDotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "marketItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "phase",
                "variableName": "phase"
              }
            ],
            "concreteType": "CopyDot",
            "kind": "LinkedField",
            "name": "copyDots",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "listingId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "floatValue",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "askCents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "copyCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ef57a84552642d2411df9ba0cc66b4912e3278e51a6b2172cf07e67371cef30",
    "metadata": {},
    "name": "GoodsPageDotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47ebc7315e1dbc54cc0f85d5745d5103";

export default node;
