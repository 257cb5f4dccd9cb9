/**
 * @generated SignedSource<<b425896630725fe7fe0730cab3617e56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchButtons_marketItem$data = {
  readonly bestBidCents: number | null | undefined;
  readonly id: string;
  readonly isWatched: boolean;
  readonly priceAlertCents: number | null | undefined;
  readonly " $fragmentType": "WatchButtons_marketItem";
};
export type WatchButtons_marketItem$key = {
  readonly " $data"?: WatchButtons_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchButtons_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchButtons_marketItem",
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
      "name": "isWatched",
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
      "kind": "ScalarField",
      "name": "bestBidCents",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "f49d270a7c04d6ca4dd725de9e33b917";

export default node;
