/**
 * @generated SignedSource<<fee7a89677d8f32937674c30139e4fbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchButtons_marketItem$data = {
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
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "55b97cd0f807e9e9b9ec7496680c896c";

export default node;
