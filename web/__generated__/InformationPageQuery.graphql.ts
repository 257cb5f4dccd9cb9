/**
 * @generated SignedSource<<3e93d72eedabfa7d6a1847f6237438b5>>
 * @relayHash 818f721b49178fe069f21ff24fbb87f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b91bf500a2b501b3e18fd63597a613827bd55f1cf68bfa143153e360ab02950

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InformationPageQuery$variables = Record<PropertyKey, never>;
export type InformationPageQuery$data = {
  readonly platform: {
    readonly supportEmail: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useFeeRates_platform">;
  } | null | undefined;
};
export type InformationPageQuery = {
  response: InformationPageQuery$data;
  variables: InformationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportEmail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InformationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "name": "InformationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "1b91bf500a2b501b3e18fd63597a613827bd55f1cf68bfa143153e360ab02950",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e611e4d757e7d764a34aea5e822150dc";

export default node;
