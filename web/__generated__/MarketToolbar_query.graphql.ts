/**
 * @generated SignedSource<<0afc4609b62f77305c63482780176833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MarketToolbar_query$data = {
  readonly marketItems: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "MarketToolbar_query";
};
export type MarketToolbar_query$key = {
  readonly " $data"?: MarketToolbar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketToolbar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarketToolbar_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "QueryMarketItemsConnection",
      "kind": "LinkedField",
      "name": "marketItems",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fe5c20e06ec31cb6e331762bfcf60de2";

export default node;
