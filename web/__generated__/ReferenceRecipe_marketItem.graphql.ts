/**
 * @generated SignedSource<<f8a0a3e60d1adbc6add9528afe77344e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferencePriceSource = "FEED" | "MODEL" | "SALES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReferenceRecipe_marketItem$data = {
  readonly referencePrice: {
    readonly calculatedAt: string | null | undefined;
    readonly outliersLeftOut: number | null | undefined;
    readonly priceCents: number;
    readonly rate: number | null | undefined;
    readonly salesUsed: number | null | undefined;
    readonly source: ReferencePriceSource;
    readonly sourcePriceCents: number | null | undefined;
    readonly windowDays: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ReferenceRecipe_marketItem";
};
export type ReferenceRecipe_marketItem$key = {
  readonly " $data"?: ReferenceRecipe_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceRecipe_marketItem">;
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
  "name": "ReferenceRecipe_marketItem",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "phase",
          "variableName": "phase"
        }
      ],
      "concreteType": "ReferencePrice",
      "kind": "LinkedField",
      "name": "referencePrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourcePriceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calculatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesUsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outliersLeftOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "windowDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "ed9cf72f9413bf292782699f2cdd3102";

export default node;
