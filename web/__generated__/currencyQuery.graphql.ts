/**
 * @generated SignedSource<<98d9460404b2b1c057b4596cb68a0d22>>
 * @relayHash 7e1231dd94ef5c7a2eb9a202f5408616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc99f9c2b74c72b8c8a274764e44547c6881a43c381dbeb62f49d16ad7e3ff95

import { ConcreteRequest } from 'relay-runtime';
export type currencyQuery$variables = Record<PropertyKey, never>;
export type currencyQuery$data = {
  readonly exchangeRate: {
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
    "id": "bc99f9c2b74c72b8c8a274764e44547c6881a43c381dbeb62f49d16ad7e3ff95",
    "metadata": {},
    "name": "currencyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c17eacee7df060df5971ebd52f26395";

export default node;
