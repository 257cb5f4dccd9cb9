/**
 * @generated SignedSource<<b849d50ea18a4642a61d55647a3705ee>>
 * @relayHash 080286896988a75dcf77d9770b91f074
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 065e1ac90a68c43fa06ce33e01f0ea87d0d169b5bd1f2da64c318b7c6f84f3b1

import type { ConcreteRequest } from 'relay-runtime';
export type ShopSettingsQuery$variables = Record<PropertyKey, never>;
export type ShopSettingsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly shopAddressOffer: string | null | undefined;
    readonly user: {
      readonly id: string;
      readonly shopAddress: string | null | undefined;
      readonly shopLine: string | null | undefined;
    };
  } | null | undefined;
};
export type ShopSettingsQuery = {
  response: ShopSettingsQuery$data;
  variables: ShopSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shopAddressOffer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shopLine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shopAddress",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopSettingsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopSettingsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "065e1ac90a68c43fa06ce33e01f0ea87d0d169b5bd1f2da64c318b7c6f84f3b1",
    "metadata": {},
    "name": "ShopSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "303183ffb700b51d840a30232da593de";

export default node;
