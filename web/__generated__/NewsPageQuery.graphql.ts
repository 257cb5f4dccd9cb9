/**
 * @generated SignedSource<<fd75d89f687940e973409179963329b0>>
 * @relayHash 9d3af07a986e1b11d9eb48294665f71e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f0ed07792045bca44b1a2890c7c3d7423a96690893b4745b2e4579e01e9807b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsPageQuery$variables = Record<PropertyKey, never>;
export type NewsPageQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"ArticleView_platform">;
  } | null | undefined;
};
export type NewsPageQuery = {
  response: NewsPageQuery$data;
  variables: NewsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleView_platform"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "saleFeeBasisPoints",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withdrawalFeeBasisPoints",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4f0ed07792045bca44b1a2890c7c3d7423a96690893b4745b2e4579e01e9807b",
    "metadata": {},
    "name": "NewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d18167635c1638e4803e1786162fc975";

export default node;
