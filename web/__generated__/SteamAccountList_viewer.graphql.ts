/**
 * @generated SignedSource<<123d8f21f0c6f9a872b15614cd49f711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamAccountList_viewer$data = {
  readonly steamAccounts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SteamAccountRow_account">;
  }> | null | undefined;
  readonly tradeUrl: string | null | undefined;
  readonly " $fragmentType": "SteamAccountList_viewer";
};
export type SteamAccountList_viewer$key = {
  readonly " $data"?: SteamAccountList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SteamAccountList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SteamAccountList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccounts",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SteamAccountRow_account"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "03224a1d7600c3cd55c1b6ddcb54203e";

export default node;
