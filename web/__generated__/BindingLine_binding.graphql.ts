/**
 * @generated SignedSource<<4c83833983d2a69b2925f23f27c6ca4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamBindingReason = "ACCOUNT_BOUND_ELSEWHERE" | "ACCOUNT_LOCKED" | "AUTHENTICATOR_MISSING" | "BINDING_CLOSED" | "CODE_WRONG" | "EMAIL_CODE_WANTED" | "OTHER_ACCOUNT" | "PASSWORD_WRONG" | "QR_DENIED" | "QR_UNUSED" | "RATE_LIMITED" | "REPLACED" | "SESSION_REFUSED" | "STEAM_DOWN" | "STEAM_LIMITED" | "%future added value";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
export type SteamBindingWay = "CODE" | "MAFILE" | "QR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BindingLine_binding$data = {
  readonly accountName: string;
  readonly challengeUrl: string | null | undefined;
  readonly reason: SteamBindingReason | null | undefined;
  readonly status: SteamBindingStatus;
  readonly way: SteamBindingWay;
  readonly " $fragmentSpreads": FragmentRefs<"QrBinding_binding">;
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
      "name": "way",
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
      "name": "challengeUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QrBinding_binding"
    }
  ],
  "type": "SteamBinding",
  "abstractKey": null
};

(node as any).hash = "85a892b1505ffee546a844cc96e82940";

export default node;
