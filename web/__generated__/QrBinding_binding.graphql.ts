/**
 * @generated SignedSource<<3334ff486a38ca6d14522ab06611caa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamBindingReason = "ACCOUNT_BOUND_ELSEWHERE" | "ACCOUNT_LOCKED" | "AUTHENTICATOR_MISSING" | "BINDING_CLOSED" | "CODE_WRONG" | "EMAIL_CODE_WANTED" | "OTHER_ACCOUNT" | "PASSWORD_WRONG" | "QR_DENIED" | "QR_UNUSED" | "RATE_LIMITED" | "REPLACED" | "SESSION_REFUSED" | "STEAM_DOWN" | "STEAM_LIMITED" | "%future added value";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QrBinding_binding$data = {
  readonly accountName: string;
  readonly challengeUrl: string | null | undefined;
  readonly reason: SteamBindingReason | null | undefined;
  readonly status: SteamBindingStatus;
  readonly " $fragmentType": "QrBinding_binding";
};
export type QrBinding_binding$key = {
  readonly " $data"?: QrBinding_binding$data;
  readonly " $fragmentSpreads": FragmentRefs<"QrBinding_binding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QrBinding_binding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challengeUrl",
      "storageKey": null
    }
  ],
  "type": "SteamBinding",
  "abstractKey": null
};

(node as any).hash = "f02b9c2d4008c9bed1189b240748ca58";

export default node;
