/**
 * @generated SignedSource<<a1d5e4904106936279f8cbba4ad4f8ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroItem_marketItem$data = {
  readonly iconUrl: string | null | undefined;
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly rarityColor: string;
  readonly tagType: string | null | undefined;
  readonly tagWeapon: string | null | undefined;
  readonly " $fragmentType": "HeroItem_marketItem";
};
export type HeroItem_marketItem$key = {
  readonly " $data"?: HeroItem_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroItem_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroItem_marketItem",
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
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "cf603e169a1af373405d98e5b354c335";

export default node;
