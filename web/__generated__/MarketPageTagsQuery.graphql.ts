/**
 * @generated SignedSource<<c50c05580ef40ce11ebf528703ecbe53>>
 * @relayHash b3867830bc9be14cd3da909330f38281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7a08d13fd8919929832ddb94e1b26bf807b085d6aced0c383430154bad3694e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketPageTagsQuery$variables = Record<PropertyKey, never>;
export type MarketPageTagsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MarketTags_query">;
};
export type MarketPageTagsQuery = {
  response: MarketPageTagsQuery$data;
  variables: MarketPageTagsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarketPageTagsQuery",
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
    "name": "MarketPageTagsQuery",
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
    "id": "f7a08d13fd8919929832ddb94e1b26bf807b085d6aced0c383430154bad3694e",
    "metadata": {},
    "name": "MarketPageTagsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f1ed92baee6f4eb5f6681e2069ebb9fa";

export default node;
