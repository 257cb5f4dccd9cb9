/**
 * @generated SignedSource<<c3792df49951f0208cb451270be0d036>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListingWear_asset$data = {
  readonly floatValue: number | null | undefined;
  readonly nameTag: string | null | undefined;
  readonly paintSeed: number | null | undefined;
  readonly phase: string | null | undefined;
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
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "f1f0c4b524f566422201fd21830d0f56";

export default node;
