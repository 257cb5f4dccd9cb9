/**
 * @generated SignedSource<<b7af3cbd0ec5fbe679e020e1dcea2463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnavailableReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "COPY_NOT_TRADABLE" | "INVENTORY_PRIVATE" | "ROBOT_UNCONFIRMED" | "SELLER_HELD" | "SHOP_CLOSED" | "SHOP_OPENING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnavailableNote_viewer$data = {
  readonly unavailableListings: ReadonlyArray<{
    readonly account: {
      readonly accountName: string;
      readonly id: string;
      readonly inventorySyncedAt: string | null | undefined;
      readonly personaName: string | null | undefined;
    } | null | undefined;
    readonly count: number;
    readonly nextAt: string | null | undefined;
    readonly reason: UnavailableReason;
  }> | null | undefined;
  readonly " $fragmentType": "UnavailableNote_viewer";
};
export type UnavailableNote_viewer$key = {
  readonly " $data"?: UnavailableNote_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnavailableNote_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnavailableNote_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnavailableListings",
      "kind": "LinkedField",
      "name": "unavailableListings",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SteamAccount",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
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
              "name": "personaName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inventorySyncedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e75f465af929b2b48dd7529784d0110b";

export default node;
