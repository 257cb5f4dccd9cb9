/**
 * @generated SignedSource<<6d02b2189f5fd80458cbe919dbbbf279>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackEventType = "ACCOUNT_HELD" | "ACCOUNT_RELEASED" | "BID_CANCELLED" | "BID_EXPIRED" | "BID_FILLED" | "BID_SLEPT" | "BID_WOKEN" | "ENDPOINT_TEST" | "OFFER_ACCEPTED" | "OFFER_COUNTERED" | "OFFER_DECLINED" | "OFFER_ENDED" | "OFFER_MADE" | "ORDER_CHANGED" | "%future added value";
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallbackRow_event$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly eventId: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly orderNo: string | null | undefined;
  readonly outOrderNo: string | null | undefined;
  readonly sequence: number | null | undefined;
  readonly state: CallbackState;
  readonly type: CallbackEventType;
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
      "name": "type",
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
      "name": "outOrderNo",
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

(node as any).hash = "ed9d2ea189aa83e52d39b00549f95d9b";

export default node;
