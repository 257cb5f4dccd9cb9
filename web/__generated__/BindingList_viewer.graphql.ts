/**
 * @generated SignedSource<<c05bc3810b48fa7b09b8f34d6a3b92b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamBindingReason = "ACCOUNT_BOUND_ELSEWHERE" | "ACCOUNT_LOCKED" | "AUTHENTICATOR_MISSING" | "BINDING_CLOSED" | "CODE_WRONG" | "EMAIL_CODE_WANTED" | "OTHER_ACCOUNT" | "PASSWORD_WRONG" | "QR_DENIED" | "QR_UNUSED" | "RATE_LIMITED" | "REPLACED" | "SESSION_REFUSED" | "STEAM_DOWN" | "STEAM_LIMITED" | "%future added value";
export type SteamBindingStatus = "BOUND" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BindingList_viewer$data = {
  readonly steamBindings: ReadonlyArray<{
    readonly accountName: string;
    readonly id: string;
    readonly reason: SteamBindingReason | null | undefined;
    readonly status: SteamBindingStatus;
    readonly updatedAt: string;
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

(node as any).hash = "20b3ab8b7709443aa7c3731841ce6df3";

export default node;
