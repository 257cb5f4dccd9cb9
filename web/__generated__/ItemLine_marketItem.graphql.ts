/**
 * @generated SignedSource<<913eedbea2c64d36f75b173d0bcbff97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemLine_marketItem$data = {
  readonly iconUrl: string | null | undefined;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly rarityColor: string;
  readonly tagExterior: string | null | undefined;
  readonly tagRarity: string | null | undefined;
  readonly tagType: string | null | undefined;
  readonly tagWeapon: string | null | undefined;
  readonly " $fragmentType": "ItemLine_marketItem";
};
export type ItemLine_marketItem$key = {
  readonly " $data"?: ItemLine_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemLine_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemLine_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketHashName",
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
      "name": "iconUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarityColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagWeapon",
      "storageKey": null
    },
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
      "name": "tagExterior",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskCents",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "c5f9b12ebb5db58a83b4206b555c70e8";

export default node;
