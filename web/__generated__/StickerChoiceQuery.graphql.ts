/**
 * @generated SignedSource<<63638012dffbdc45356f67947776198d>>
 * @relayHash 58835348ec41d2ba0a098ac44f71400f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf7643c6f0168c2b8b0c24f5c9eb750b5ede81f42a9c5bdc789566858c8576e

import type { ConcreteRequest } from 'relay-runtime';
export type StickerChoiceQuery$variables = {
  id: string;
  keyword: string;
  named: ReadonlyArray<string>;
};
export type StickerChoiceQuery$data = {
  readonly node: {
    readonly stickersByName?: ReadonlyArray<{
      readonly marketHashName: string;
      readonly nameEn: string;
      readonly nameZh: string;
    }> | null | undefined;
    readonly stickersOnSale?: ReadonlyArray<{
      readonly listingCount: number;
      readonly marketHashName: string;
      readonly nameEn: string;
      readonly nameZh: string;
    }> | null | undefined;
  } | null | undefined;
};
export type StickerChoiceQuery = {
  response: StickerChoiceQuery$data;
  variables: StickerChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keyword"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "named"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketHashName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "keyword",
          "variableName": "keyword"
        }
      ],
      "concreteType": "StickerOnSale",
      "kind": "LinkedField",
      "name": "stickersOnSale",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listingCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "marketHashNames",
          "variableName": "named"
        }
      ],
      "concreteType": "StickerOnSale",
      "kind": "LinkedField",
      "name": "stickersByName",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StickerChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
    "name": "StickerChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
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
    "id": "ccf7643c6f0168c2b8b0c24f5c9eb750b5ede81f42a9c5bdc789566858c8576e",
    "metadata": {},
    "name": "StickerChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2097dadddd1ae19d529418d3b92f9b4e";

export default node;
