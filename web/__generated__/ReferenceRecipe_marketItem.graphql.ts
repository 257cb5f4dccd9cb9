/**
 * @generated SignedSource<<7af942b7aaf86cfae03208cf37004644>>
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
    readonly sourceUsCents: number | null | undefined;
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
          "name": "sourceUsCents",
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

(node as any).hash = "5c445cfc1cfc5eeb4cddd8dd997f9906";

export default node;
