/**
 * @generated SignedSource<<8e41eb855591ccf0349cf7b530701588>>
 * @relayHash bf0074ceaba300f8171e09d0fc7f7a4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2fe41e67b517a9af10f2d5984ef1727d53c35ed9680bd73606cce3ded7ef39

import { ConcreteRequest } from 'relay-runtime';
export type StickerChoiceQuery$variables = {
  id: string;
  keyword: string;
};
export type StickerChoiceQuery$data = {
  readonly node: {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketHashName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listingCount",
          "storageKey": null
        }
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
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
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
    "id": "cb2fe41e67b517a9af10f2d5984ef1727d53c35ed9680bd73606cce3ded7ef39",
    "metadata": {},
    "name": "StickerChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "336496d9e724e75e986d639f4476acad";

export default node;
