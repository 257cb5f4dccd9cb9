/**
 * @generated SignedSource<<3033735641c264e752d7618ac11bf53b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RichText_platform$data = {
  readonly saleFeeBasisPoints: number;
  readonly withdrawalFeeBasisPoints: number;
  readonly " $fragmentType": "RichText_platform";
};
export type RichText_platform$key = {
  readonly " $data"?: RichText_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"RichText_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RichText_platform",
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

(node as any).hash = "b099b95c136104eb577e820c90719e83";

export default node;
