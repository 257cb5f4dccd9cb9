/**
 * @generated SignedSource<<1dbbc959ca9f39ad18c4b479be503a30>>
 * @relayHash 9fd737a8a463f890f65e04300dabbfb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d327b6bc51b8ca3fd13ad963e8f7f879e1dd33b6e4998bc67f5457c155553bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsPageQuery$variables = Record<PropertyKey, never>;
export type NewsPageQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"useFeeRates_platform">;
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
            "name": "useFeeRates_platform"
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
    "id": "8d327b6bc51b8ca3fd13ad963e8f7f879e1dd33b6e4998bc67f5457c155553bf",
    "metadata": {},
    "name": "NewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ab5f8be758b946c7e8729e67d6370b50";

export default node;
