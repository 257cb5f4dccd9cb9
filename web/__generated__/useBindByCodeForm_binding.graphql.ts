/**
 * @generated SignedSource<<f13807cb84a039236ad363d0ed939419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamBindingReason = "ACCOUNT_BOUND_ELSEWHERE" | "ACCOUNT_LOCKED" | "AUTHENTICATOR_MISSING" | "BINDING_CLOSED" | "CODE_WRONG" | "EMAIL_CODE_WANTED" | "OTHER_ACCOUNT" | "PASSWORD_WRONG" | "QR_DENIED" | "QR_UNUSED" | "RATE_LIMITED" | "REPLACED" | "SESSION_REFUSED" | "STEAM_DOWN" | "STEAM_LIMITED" | "%future added value";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBindByCodeForm_binding$data = {
  readonly accountName: string;
  readonly reason: SteamBindingReason | null | undefined;
  readonly status: SteamBindingStatus;
  readonly " $fragmentType": "useBindByCodeForm_binding";
};
export type useBindByCodeForm_binding$key = {
  readonly " $data"?: useBindByCodeForm_binding$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBindByCodeForm_binding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBindByCodeForm_binding",
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
    }
  ],
  "type": "SteamBinding",
  "abstractKey": null
};

(node as any).hash = "3e877ed1b29af9778576115982c4c177";

export default node;
