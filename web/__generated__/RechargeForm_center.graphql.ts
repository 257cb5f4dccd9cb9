/**
 * @generated SignedSource<<7f26683770a57da29c170dc2d7c91e42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RechargeContractStatus = "ENDING" | "ORDINARY" | "PENDING" | "SIGNED" | "UNSIGNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RechargeForm_center$data = {
  readonly contractStatus: RechargeContractStatus;
  readonly isClosed: boolean;
  readonly leastCents: number;
  readonly mostCents: number;
  readonly " $fragmentType": "RechargeForm_center";
};
export type RechargeForm_center$key = {
  readonly " $data"?: RechargeForm_center$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeForm_center">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeForm_center",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leastCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostCents",
      "storageKey": null
    }
  ],
  "type": "RechargeCenter",
  "abstractKey": null
};

(node as any).hash = "3aefc01ce6acdcdf6e83a701ac97e7e3";

export default node;
