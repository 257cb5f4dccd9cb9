/**
 * @generated SignedSource<<36815da5703c864e7c66034d188ee2d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallbackRow_event$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly eventId: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly orderNo: string | null | undefined;
  readonly sequence: number | null | undefined;
  readonly state: CallbackState;
  readonly " $fragmentType": "CallbackRow_event";
};
export type CallbackRow_event$key = {
  readonly " $data"?: CallbackRow_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallbackRow_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallbackRow_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "CallbackEvent",
  "abstractKey": null
};

(node as any).hash = "6261b582ad4fa04937fb07cd5a12a186";

export default node;
