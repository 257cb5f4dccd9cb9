/**
 * @generated SignedSource<<5215a648d10f3bc2ffb4b768bc739661>>
 * @relayHash 4683409a6713fdc63415c300e165d016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c8d8620a58b8da9cae85ed2b6af0b2cf7b95e3c85a69252a62b67745cbb3b5

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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readAt",
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
    "id": "59c8d8620a58b8da9cae85ed2b6af0b2cf7b95e3c85a69252a62b67745cbb3b5",
    "metadata": {},
    "name": "MaintenanceBannerQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f5fe9e118de338d08546a125a78cbe87";

export default node;
