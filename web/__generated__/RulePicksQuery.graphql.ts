/**
 * @generated SignedSource<<54a93680582dba173c8c356a2434e14a>>
 * @relayHash d12c85501f958081ae5bea1dfe30c556
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 228b60a12ad8a34348157b1f140ce94d02927c0fdd5ca679281ea2d5bad7b187

import type { ConcreteRequest } from 'relay-runtime';
export type RulePicksQuery$variables = {
  keyword: string;
};
export type RulePicksQuery$data = {
  readonly viewer: {
    readonly count: number | null | undefined;
    readonly id: string;
    readonly listedMarketItemCount: number | null | undefined;
    readonly listedMarketItems: ReadonlyArray<{
      readonly id: string;
      readonly nameEn: string;
      readonly nameZh: string;
    }> | null | undefined;
  } | null | undefined;
};
export type RulePicksQuery = {
  response: RulePicksQuery$data;
  variables: RulePicksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keyword"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "keyword",
    "variableName": "keyword"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": "count",
        "args": null,
        "kind": "ScalarField",
        "name": "listedMarketItemCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "listedMarketItemCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "MarketItem",
        "kind": "LinkedField",
        "name": "listedMarketItems",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameEn",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RulePicksQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulePicksQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "228b60a12ad8a34348157b1f140ce94d02927c0fdd5ca679281ea2d5bad7b187",
    "metadata": {},
    "name": "RulePicksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa8bc427d1432d2cf9cca71db8d402f9";

export default node;
