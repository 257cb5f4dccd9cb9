/**
 * @generated SignedSource<<be8170fad169d23d3ede8bc3f77a70dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamBindingReason = "ACCOUNT_BOUND_ELSEWHERE" | "ACCOUNT_LOCKED" | "AUTHENTICATOR_MISSING" | "BINDING_CLOSED" | "CODE_WRONG" | "EMAIL_CODE_WANTED" | "PASSWORD_WRONG" | "QR_DENIED" | "QR_OTHER_ACCOUNT" | "QR_UNUSED" | "RATE_LIMITED" | "REPLACED" | "SESSION_REFUSED" | "STEAM_DOWN" | "STEAM_LIMITED" | "%future added value";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BindingLine_binding$data = {
  readonly accountName: string;
  readonly reason: SteamBindingReason | null | undefined;
  readonly status: SteamBindingStatus;
  readonly " $fragmentType": "BindingLine_binding";
};
export type BindingLine_binding$key = {
  readonly " $data"?: BindingLine_binding$data;
  readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BindingLine_binding",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "SteamBinding",
  "abstractKey": null
};

(node as any).hash = "1a88fc517ab736bbb8cbb0cd015e8d9d";

export default node;
