/**
 * @generated SignedSource<<ac4b18191871ccbdea9f42d6955d5630>>
 * @relayHash 7d9f74aaa2468b404abab93c202786b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f8c5d96fbcd92bad12f0adbcfadf4cfbacbb10b04f2856105b7aa46606cd00

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsPageTagsQuery$variables = Record<PropertyKey, never>;
export type GoodsPageTagsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MarketTags_query">;
};
export type GoodsPageTagsQuery = {
  response: GoodsPageTagsQuery$data;
  variables: GoodsPageTagsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GoodsPageTagsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MarketTags_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoodsPageTagsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketTag",
        "kind": "LinkedField",
        "name": "marketTags",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "internalName",
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
            "name": "parent",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6f8c5d96fbcd92bad12f0adbcfadf4cfbacbb10b04f2856105b7aa46606cd00",
    "metadata": {},
    "name": "GoodsPageTagsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "068ad07b052575c4005c8c84f2e88e09";

export default node;
