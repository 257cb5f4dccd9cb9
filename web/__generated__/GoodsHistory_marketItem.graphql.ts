/**
 * @generated SignedSource<<2bd5b7758cf1a62751aacaca4db798a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsHistory_marketItem$data = {
  readonly lastHistoryDay: string | null | undefined;
  readonly priceHistory: ReadonlyArray<{
    readonly day: string;
    readonly medianCents: number;
    readonly salesCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "GoodsHistory_marketItem";
};
export type GoodsHistory_marketItem$key = {
  readonly " $data"?: GoodsHistory_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsHistory_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "phase"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsHistory_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHistoryDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 96
        },
        {
          "kind": "Variable",
          "name": "phase",
          "variableName": "phase"
        }
      ],
      "concreteType": "PriceDay",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "70349d7e330f2ca88a01c2fcfaa93a06";

export default node;
