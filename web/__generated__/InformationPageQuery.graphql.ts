/**
 * @generated SignedSource<<710103ddc77ae8ca1c633b39f996dd61>>
 * @relayHash 3b72b1227501abf5861fc3827eeb3737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d4143d06a444b6d242a8e204d00547100af74d870a946fd6179b9de80ccbbb0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InformationPageQuery$variables = Record<PropertyKey, never>;
export type InformationPageQuery$data = {
  readonly platform: {
    readonly supportEmail: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleView_platform">;
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
            "name": "ArticleView_platform"
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
    "id": "1d4143d06a444b6d242a8e204d00547100af74d870a946fd6179b9de80ccbbb0",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17462bdbe61c1a5ea4e32d55642f425d";

export default node;
