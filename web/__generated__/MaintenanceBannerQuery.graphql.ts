/**
 * @generated SignedSource<<7b3248589d6f008725f94fc3f2ac4f96>>
 * @relayHash b704d66b6a49441f234aad0de84ca467
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffa258779cf99eb4f8e98f31fb2d966ad4faac879a8efc319389678c98dc1be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceBannerQuery$variables = Record<PropertyKey, never>;
export type MaintenanceBannerQuery$data = {
  readonly platform: {
    readonly " $fragmentSpreads": FragmentRefs<"MaintenanceBanner_platform">;
  } | null | undefined;
};
export type MaintenanceBannerQuery = {
  response: MaintenanceBannerQuery$data;
  variables: MaintenanceBannerQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MaintenanceBannerQuery",
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
            "name": "MaintenanceBanner_platform"
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
    "name": "MaintenanceBannerQuery",
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
            "concreteType": "Maintenance",
            "kind": "LinkedField",
            "name": "maintenance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleEn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3ffa258779cf99eb4f8e98f31fb2d966ad4faac879a8efc319389678c98dc1be",
    "metadata": {},
    "name": "MaintenanceBannerQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f5fe9e118de338d08546a125a78cbe87";

export default node;
