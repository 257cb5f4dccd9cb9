/**
 * @generated SignedSource<<b4fa33274f17a41809d9bd1391d2132f>>
 * @relayHash 7937cdca96983b72180416bd4c83a906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41127a6dd0ff5f76aa003f311c5975fc3c4fa3fbab199e1e437e8c93f66e18f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyWorthQuery$variables = {
  listingId: string;
};
export type CopyWorthQuery$data = {
  readonly node: {
    readonly asset?: {
      readonly " $fragmentSpreads": FragmentRefs<"TraitWorth_asset">;
    };
  } | null | undefined;
};
export type CopyWorthQuery = {
  response: CopyWorthQuery$data;
  variables: CopyWorthQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "listingId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "listingId"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "traits",
    "value": [
      "WEAR",
      "STICKERS"
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyWorthQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Asset",
                "kind": "LinkedField",
                "name": "asset",
                "plural": false,
                "selections": [
                  {
                    "args": (v2/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "TraitWorth_asset"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Listing",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CopyWorthQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Asset",
                "kind": "LinkedField",
                "name": "asset",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "TraitWorth",
                    "kind": "LinkedField",
                    "name": "traitWorth",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "trait",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "likeCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "likeMedianCents",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "allCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "allMedianCents",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "traitWorth(traits:[\"WEAR\",\"STICKERS\"])"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Listing",
            "abstractKey": null
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
    "id": "b41127a6dd0ff5f76aa003f311c5975fc3c4fa3fbab199e1e437e8c93f66e18f",
    "metadata": {},
    "name": "CopyWorthQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1daaa40a082808c6a81b86b333b63dda";

export default node;
