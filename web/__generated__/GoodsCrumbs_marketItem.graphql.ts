/**
 * @generated SignedSource<<43458e8149c4f87e289098ac443295f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsCrumbs_marketItem$data = {
  readonly nameEn: string;
  readonly nameZh: string;
  readonly tagExterior: string | null | undefined;
  readonly tagType: string | null | undefined;
  readonly tagWeapon: string | null | undefined;
  readonly " $fragmentType": "GoodsCrumbs_marketItem";
};
export type GoodsCrumbs_marketItem$key = {
  readonly " $data"?: GoodsCrumbs_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsCrumbs_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsCrumbs_marketItem",
  "selections": [
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
      "name": "tagExterior",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "af4e7246af0da7c306965cba08ba8042";

export default node;
