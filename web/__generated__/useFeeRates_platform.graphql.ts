/**
 * @generated SignedSource<<5f093e7b22b37707e8efb22cdc46abb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFeeRates_platform$data = {
  readonly saleFeeBasisPoints: number;
  readonly withdrawalFeeBasisPoints: number;
  readonly " $fragmentType": "useFeeRates_platform";
};
export type useFeeRates_platform$key = {
  readonly " $data"?: useFeeRates_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFeeRates_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFeeRates_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleFeeBasisPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawalFeeBasisPoints",
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "c2f8a56ee5f3cb4e476720c94e3a9404";

export default node;
