/**
 * @generated SignedSource<<1377c2c791668fcb676790389e720979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsHistory_marketItem$data = {
  readonly historyEndsAt: string | null | undefined;
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
      "name": "historyEndsAt",
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

(node as any).hash = "e21db78b017ad248b57307d5e1f81748";

export default node;
