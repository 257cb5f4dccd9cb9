/**
 * @generated SignedSource<<9379dbf99b3b48cedd1d895616263deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyTraits_asset$data = {
  readonly blueBackShare: number | null | undefined;
  readonly blueShare: number | null | undefined;
  readonly fadeShare: number | null | undefined;
  readonly " $fragmentType": "CopyTraits_asset";
};
export type CopyTraits_asset$key = {
  readonly " $data"?: CopyTraits_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyTraits_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyTraits_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fadeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blueShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blueBackShare",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "e917b451e2115b8be1b6ed47693f1fb5";

export default node;
