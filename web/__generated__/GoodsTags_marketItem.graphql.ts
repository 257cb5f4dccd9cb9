/**
 * @generated SignedSource<<e1177a4382fda2d3870671d15204a087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsTags_marketItem$data = {
  readonly tagExterior: string | null | undefined;
  readonly tagItemSet: string | null | undefined;
  readonly tagQuality: string | null | undefined;
  readonly tagRarity: string | null | undefined;
  readonly " $fragmentType": "GoodsTags_marketItem";
};
export type GoodsTags_marketItem$key = {
  readonly " $data"?: GoodsTags_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsTags_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsTags_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagRarity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagQuality",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagExterior",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagItemSet",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "76f6f5f3e35b84fb7d87a8952c86f27c";

export default node;
