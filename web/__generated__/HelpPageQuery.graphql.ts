/**
 * @generated SignedSource<<6b8e50f57a2473a177470076d6576e01>>
 * @relayHash f04791d1ed464187ae07336e7219d650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 491510e36a37f4052eb5eae978655a4b7c10fcebfdc39a7d208285eceac6e516

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpPageQuery$variables = Record<PropertyKey, never>;
export type HelpPageQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"ArticleView_platform">;
  } | null | undefined;
};
export type HelpPageQuery = {
  response: HelpPageQuery$data;
  variables: HelpPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HelpPageQuery",
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
    "name": "HelpPageQuery",
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
    "id": "491510e36a37f4052eb5eae978655a4b7c10fcebfdc39a7d208285eceac6e516",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "84575db8abfdc3de046b49a6648ad734";

export default node;
