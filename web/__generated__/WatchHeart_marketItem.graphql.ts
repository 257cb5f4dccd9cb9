/**
 * @generated SignedSource<<c754ce2211a3608a96f50c193cb632eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchHeart_marketItem$data = {
  readonly id: string;
  readonly isWatched: boolean;
  readonly " $fragmentType": "WatchHeart_marketItem";
};
export type WatchHeart_marketItem$key = {
  readonly " $data"?: WatchHeart_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchHeart_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchHeart_marketItem",
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
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "bfad158a453177b8bc6a1b4f042558c6";

export default node;
