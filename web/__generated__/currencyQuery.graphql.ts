/**
 * @generated SignedSource<<dfcf99616c912f897e2a7c9efabb7f33>>
 * @relayHash 0f583894254a2143ff7f19f6b23794cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fd8956ff415519e2f76f2b1063c16be762b4bdd453a82a168451a0530515af0

import type { ConcreteRequest } from 'relay-runtime';
export type currencyQuery$variables = Record<PropertyKey, never>;
export type currencyQuery$data = {
  readonly exchangeRate: {
    readonly fetchedAt: string;
    readonly usdPerCny: number;
  } | null | undefined;
};
export type currencyQuery = {
  response: currencyQuery$data;
  variables: currencyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExchangeRate",
    "kind": "LinkedField",
    "name": "exchangeRate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usdPerCny",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fetchedAt",
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
    "name": "currencyQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "currencyQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9fd8956ff415519e2f76f2b1063c16be762b4bdd453a82a168451a0530515af0",
    "metadata": {},
    "name": "currencyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6abd49e0b45b6a415123d886b7967673";

export default node;
