/**
 * @generated SignedSource<<772ab1d7b9bfe7b75d6cde9741cb9c50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
