/**
 * @generated SignedSource<<ecfa1b496f898da3079bfdabe08d5acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackOffReason = "GONE" | "SILENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallbackStateCard_partner$data = {
  readonly callbackOffAt: string | null | undefined;
  readonly callbackOffReason: CallbackOffReason | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly " $fragmentType": "CallbackStateCard_partner";
};
export type CallbackStateCard_partner$key = {
  readonly " $data"?: CallbackStateCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallbackStateCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallbackStateCard_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callbackOffAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callbackOffReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "295d751ada680f8eaeea2e999de41e8e";

export default node;
