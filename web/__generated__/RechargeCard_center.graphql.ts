/**
 * @generated SignedSource<<4b96b5558d9d107718b4b0a8af860fcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RechargeCard_center$data = {
  readonly isClosed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContractState_center" | "RechargeForm_center">;
  readonly " $fragmentType": "RechargeCard_center";
};
export type RechargeCard_center$key = {
  readonly " $data"?: RechargeCard_center$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeCard_center">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeCard_center",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractState_center"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RechargeForm_center"
    }
  ],
  "type": "RechargeCenter",
  "abstractKey": null
};

(node as any).hash = "40baa632da6cdd94eb87fa6d70969314";

export default node;
