/**
 * @generated SignedSource<<1ddeb840313a859ddb851269129c47bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnavailableReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "INVENTORY_PRIVATE" | "ROBOT_UNCONFIRMED" | "SELLER_HELD" | "SHOP_CLOSED" | "SHOP_OPENING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnavailableNote_viewer$data = {
  readonly active: {
    readonly totalCount: number;
  } | null | undefined;
  readonly paused: {
    readonly totalCount: number;
  } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnavailableNote_viewer",
  "selections": [
    {
      "alias": "active",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "ACTIVE"
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "listings(filter:{\"status\":\"ACTIVE\"},first:1)"
    },
    {
      "alias": "paused",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "PAUSED"
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "listings(filter:{\"status\":\"PAUSED\"},first:1)"
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
})();

(node as any).hash = "dcdc09b2eb638e1ae39945b3e56024a8";

export default node;
