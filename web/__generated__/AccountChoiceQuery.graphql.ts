/**
 * @generated SignedSource<<403e121e56ba83c95c96148f524cc655>>
 * @relayHash d08377a05b915995ac4106273570d9e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7933e8bb0d1a1ab49d28d935c1298984fb7071fcac600909477659d0f2f1439e

import type { ConcreteRequest } from 'relay-runtime';
export type AccountChoiceQuery$variables = Record<PropertyKey, never>;
export type AccountChoiceQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly steamAccounts: ReadonlyArray<{
      readonly accountName: string;
      readonly id: string;
      readonly personaName: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type AccountChoiceQuery = {
  response: AccountChoiceQuery$data;
  variables: AccountChoiceQuery$variables;
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
        "concreteType": "SteamAccount",
        "kind": "LinkedField",
        "name": "steamAccounts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "personaName",
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
    "name": "AccountChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7933e8bb0d1a1ab49d28d935c1298984fb7071fcac600909477659d0f2f1439e",
    "metadata": {},
    "name": "AccountChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19917872de9fa9b98a035a4bbc703531";

export default node;
