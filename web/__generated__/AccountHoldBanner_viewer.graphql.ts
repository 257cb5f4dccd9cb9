/**
 * @generated SignedSource<<5816da352e7f8d40b175d4b6bf19a2ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountHoldCause = "OPERATOR" | "REVERSED_TRADE" | "%future added value";
export type AccountHoldScope = "EVERYTHING" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountHoldBanner_viewer$data = {
  readonly hold: {
    readonly cause: AccountHoldCause;
    readonly endsAt: string | null | undefined;
    readonly note: string | null | undefined;
    readonly orderNo: string | null | undefined;
    readonly scope: AccountHoldScope;
    readonly startedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "AccountHoldBanner_viewer";
};
export type AccountHoldBanner_viewer$key = {
  readonly " $data"?: AccountHoldBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountHoldBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountHoldBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cause",
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
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "07bfb248c0b91460fd285ce7ed031f0a";

export default node;
