/**
 * @generated SignedSource<<118df4ec292e7f19d899d35308a368ef>>
 * @relayHash b914bae30cffad04e354eb162d1275ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc26a6ad6a63d21ab4d53ff22e3a14eed7c4ff595070199f46f2d47fbd8e2285

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsPageQuery$variables = Record<PropertyKey, never>;
export type NewsPageQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"RichText_platform">;
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
            "name": "RichText_platform"
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
    "id": "fc26a6ad6a63d21ab4d53ff22e3a14eed7c4ff595070199f46f2d47fbd8e2285",
    "metadata": {},
    "name": "NewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "6acff48edb2185e08eae549608093e80";

export default node;
