/**
 * @generated SignedSource<<812a83411ec360d7856dac93e1020a87>>
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
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "61d5804c78fa3f934235795acbd8b525";

export default node;
