/**
 * @generated SignedSource<<9f398cf44c9d2ba3ca7a51cafc804133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceAlertForm_marketItem$data = {
  readonly id: string;
  readonly lowestAskCents: number | null | undefined;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly phases: ReadonlyArray<{
    readonly phase: string;
  }> | null | undefined;
  readonly priceAlertCents: number | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly " $fragmentType": "PriceAlertForm_marketItem";
};
export type PriceAlertForm_marketItem$key = {
  readonly " $data"?: PriceAlertForm_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceAlertForm_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceAlertForm_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referencePriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceAlertCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItemPhase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "75102b88677f6d25f29c9aabcee20075";

export default node;
