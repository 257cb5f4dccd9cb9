/**
 * @generated SignedSource<<92da47d9fa36b6b87ac3c999109a2ccb>>
 * @relayHash 0ea93f7912666d74d3cca09b5ca45cb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76671498dd8a31fe77023b3d107bed415602c73f20cbfa0feab8311f30910b9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartState = "DOWN" | "SLOW" | "UP" | "%future added value";
export type StatusPart = "CALLBACKS" | "CODES" | "MARKET" | "PAYMENTS" | "STEAM" | "WITHDRAWALS" | "%future added value";
export type StatusPageQuery$variables = Record<PropertyKey, never>;
export type StatusPageQuery$data = {
  readonly platformStatus: {
    readonly measuredAt: string;
    readonly parts: ReadonlyArray<{
      readonly part: StatusPart;
      readonly state: PartState | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StatusRow_part">;
    }>;
  } | null | undefined;
};
export type StatusPageQuery = {
  response: StatusPageQuery$data;
  variables: StatusPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measuredAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlatformStatus",
        "kind": "LinkedField",
        "name": "platformStatus",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PartStatus",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StatusRow_part"
              }
            ],
            "storageKey": null
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
    "name": "StatusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlatformStatus",
        "kind": "LinkedField",
        "name": "platformStatus",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PartStatus",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bars",
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
    "id": "76671498dd8a31fe77023b3d107bed415602c73f20cbfa0feab8311f30910b9b",
    "metadata": {},
    "name": "StatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2cfc203ef202d0763667b4962c4f5ddd";

export default node;
