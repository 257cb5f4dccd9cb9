/**
 * @generated SignedSource<<23272f4e8544c7889b9269b4ee8369c2>>
 * @relayHash a29546138691157d40ca458139e30bc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730981e5b2dc32d30444cc09cd82e34e7fd794daf92c73cb60296ace475d2e81

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpPageQuery$variables = Record<PropertyKey, never>;
export type HelpPageQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"useFeeRates_platform">;
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
    "id": "730981e5b2dc32d30444cc09cd82e34e7fd794daf92c73cb60296ace475d2e81",
    "metadata": {},
    "name": "HelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "95eecf5dffec9c5279a46d51d4e698fc";

export default node;
