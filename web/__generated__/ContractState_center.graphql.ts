/**
 * @generated SignedSource<<e3461a688f292e5b33823c2c75813e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RechargeContractStatus = "ENDING" | "ORDINARY" | "PENDING" | "SIGNED" | "UNSIGNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractState_center$data = {
  readonly contractStatus: RechargeContractStatus;
  readonly isClosed: boolean;
  readonly " $fragmentType": "ContractState_center";
};
export type ContractState_center$key = {
  readonly " $data"?: ContractState_center$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractState_center">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractState_center",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractStatus",
      "storageKey": null
    }
  ],
  "type": "RechargeCenter",
  "abstractKey": null
};

(node as any).hash = "79064274fc88e497e03674f961dbd4f5";

export default node;
