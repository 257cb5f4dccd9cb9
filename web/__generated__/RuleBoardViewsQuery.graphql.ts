/**
 * @generated SignedSource<<b300f33d6eb6950b571efdfc97c4d751>>
 * @relayHash 784defe0c11e7e8931a87cbf7a7f49ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 751e1b148d6461d33c3b7a78e85a550327a749cae17885f9ecd810c3a52e273f

import type { ConcreteRequest } from 'relay-runtime';
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
export type RuleBoardViewsQuery$variables = Record<PropertyKey, never>;
export type RuleBoardViewsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly savedViews: ReadonlyArray<{
      readonly id: string;
      readonly listings: {
        readonly copies: {
          readonly cooldownUntil: string | null | undefined;
          readonly exteriors: ReadonlyArray<string>;
          readonly hasCost: boolean | null | undefined;
          readonly maxAboveLowest: number | null | undefined;
          readonly maxDaysHeld: number | null | undefined;
          readonly maxDaysOnSale: number | null | undefined;
          readonly maxPriceCents: number | null | undefined;
          readonly minAboveLowest: number | null | undefined;
          readonly minDaysHeld: number | null | undefined;
          readonly minDaysOnSale: number | null | undefined;
          readonly minPriceCents: number | null | undefined;
          readonly rarities: ReadonlyArray<string>;
          readonly types: ReadonlyArray<string>;
        };
        readonly keyword: string | null | undefined;
        readonly status: OwnListingStatus;
        readonly steamAccountIds: ReadonlyArray<string> | null | undefined;
      } | null | undefined;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type RuleBoardViewsQuery = {
  response: RuleBoardViewsQuery$data;
  variables: RuleBoardViewsQuery$variables;
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
        "args": [
          {
            "kind": "Literal",
            "name": "place",
            "value": "LISTINGS"
          }
        ],
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedViews",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChosenListings",
            "kind": "LinkedField",
            "name": "listings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keyword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "steamAccountIds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChosenCopies",
                "kind": "LinkedField",
                "name": "copies",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "types",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "exteriors",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rarities",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minPriceCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxPriceCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minDaysHeld",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxDaysHeld",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minDaysOnSale",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxDaysOnSale",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minAboveLowest",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxAboveLowest",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasCost",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cooldownUntil",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "savedViews(place:\"LISTINGS\")"
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
    "name": "RuleBoardViewsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RuleBoardViewsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "751e1b148d6461d33c3b7a78e85a550327a749cae17885f9ecd810c3a52e273f",
    "metadata": {},
    "name": "RuleBoardViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da50738b2d5de759205db7a26a6fad17";

export default node;
