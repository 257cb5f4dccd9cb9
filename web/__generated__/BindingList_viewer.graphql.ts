/**
 * @generated SignedSource<<c19b3b8c73f25d9ba849b5e5f0b13200>>
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
export type BindingList_viewer$data = {
  readonly steamBindings: ReadonlyArray<{
    readonly accountName: string;
    readonly id: string;
    readonly reason: SteamBindingReason | null | undefined;
    readonly status: SteamBindingStatus;
    readonly updatedAt: string;
    readonly way: SteamBindingWay;
    readonly " $fragmentSpreads": FragmentRefs<"BindingLine_binding">;
  }> | null | undefined;
  readonly " $fragmentType": "BindingList_viewer";
};
export type BindingList_viewer$key = {
  readonly " $data"?: BindingList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BindingList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BindingList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamBinding",
      "kind": "LinkedField",
      "name": "steamBindings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BindingLine_binding"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d08475ccfbce9e653cb004262b2bcb9";

export default node;
