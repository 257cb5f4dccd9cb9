/**
 * @generated SignedSource<<4a7ae70dcdecf108390aba3431d09cff>>
 * @relayHash 1d9b525aa5339cf8ff61286551eb88a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a592d7c07c073401c5b7594dd3020843f12d00efa0a81a218776355c53cd9dcb

import type { ConcreteRequest } from 'relay-runtime';
export type useUnbindSteamAccountEffectsQuery$variables = {
  id: string;
};
export type useUnbindSteamAccountEffectsQuery$data = {
  readonly node: {
    readonly unbinding?: {
      readonly listingCount: number;
      readonly orderCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useUnbindSteamAccountEffectsQuery = {
  response: useUnbindSteamAccountEffectsQuery$data;
  variables: useUnbindSteamAccountEffectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamUnbinding",
      "kind": "LinkedField",
      "name": "unbinding",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnbindSteamAccountEffectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnbindSteamAccountEffectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "a592d7c07c073401c5b7594dd3020843f12d00efa0a81a218776355c53cd9dcb",
    "metadata": {},
    "name": "useUnbindSteamAccountEffectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d526f176e327e2d6158d87ad27c2ff4";

export default node;
