/**
 * @generated SignedSource<<cce70b69ae7314315a4de7bb8001a248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoodsFacts_marketItem$data = {
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly salesPerWeek: number;
  readonly " $fragmentType": "GoodsFacts_marketItem";
};
export type GoodsFacts_marketItem$key = {
  readonly " $data"?: GoodsFacts_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsFacts_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsFacts_marketItem",
  "selections": [
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
      "name": "listingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesPerWeek",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "851699202878cff6613c1fadd8958946";

export default node;
