/**
 * @generated SignedSource<<2bab302692bd90eabce056f1b97c78fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnavailableReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "INVENTORY_PRIVATE" | "ROBOT_UNCONFIRMED" | "SELLER_HELD" | "SHOP_CLOSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnavailableNote_viewer$data = {
  readonly activeCount: number | null | undefined;
  readonly pausedCount: number | null | undefined;
  readonly unavailableListings: ReadonlyArray<{
    readonly account: {
      readonly accountName: string;
      readonly id: string;
      readonly inventorySyncedAt: string | null | undefined;
      readonly personaName: string | null | undefined;
    } | null | undefined;
    readonly count: number;
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
      "alias": "activeCount",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "ACTIVE"
          }
        }
      ],
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": "listingCount(filter:{\"status\":\"ACTIVE\"})"
    },
    {
      "alias": "pausedCount",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "PAUSED"
          }
        }
      ],
      "kind": "ScalarField",
      "name": "listingCount",
      "storageKey": "listingCount(filter:{\"status\":\"PAUSED\"})"
    },
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

(node as any).hash = "b4a8465f78eed0962aa30e5889b219ab";

export default node;
