/**
 * @generated SignedSource<<386d582e6c56ea5307b9b89505ad8671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewTexts_copies$data = {
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
  readonly " $fragmentType": "viewTexts_copies";
};
export type viewTexts_copies$key = {
  readonly " $data"?: viewTexts_copies$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewTexts_copies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewTexts_copies",
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
  "type": "ChosenCopies",
  "abstractKey": null
};

(node as any).hash = "96d87ebe98857922e6cc4bb4ec8ce1a3";

export default node;
