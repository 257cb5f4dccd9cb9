/**
 * @generated SignedSource<<901cef0e6eb7f85f6f02a9cbb0af2d3d>>
 * @relayHash b9584743bfb12c767a506779cb4f2866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258ab250846ad9a5a53deaf7bf54f1445cbdc2f1d63f11794c07d006e7147f4c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSwitchQuery$variables = Record<PropertyKey, never>;
export type ShopSwitchQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ShopSwitch_viewer">;
  } | null | undefined;
};
export type ShopSwitchQuery = {
  response: ShopSwitchQuery$data;
  variables: ShopSwitchQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopSwitchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShopSwitch_viewer"
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
    "name": "ShopSwitchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShopOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shopRemainingCount",
            "storageKey": null
          },
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
    "id": "258ab250846ad9a5a53deaf7bf54f1445cbdc2f1d63f11794c07d006e7147f4c",
    "metadata": {},
    "name": "ShopSwitchQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "74bf1cc57d38b311cd44972e05d582e5";

export default node;
