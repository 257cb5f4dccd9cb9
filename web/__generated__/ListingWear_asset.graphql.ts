/**
 * @generated SignedSource<<04f84453257427bb66df7871a0f6ae7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingWear_asset$data = {
  readonly floatValue: number | null | undefined;
  readonly nameTag: string | null | undefined;
  readonly paintSeed: number | null | undefined;
  readonly phase: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CopyTraits_asset" | "FloatRank_asset" | "InspectLink_asset" | "TraitWorth_asset">;
  readonly " $fragmentType": "ListingWear_asset";
};
export type ListingWear_asset$key = {
  readonly " $data"?: ListingWear_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingWear_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingWear_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paintSeed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameTag",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InspectLink_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyTraits_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FloatRank_asset"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TraitWorth_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "7f950a57a9eedcf9af965e02cf7a6d80";

export default node;
