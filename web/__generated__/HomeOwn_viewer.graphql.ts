/**
 * @generated SignedSource<<bef8502f41686c3ae6a7360128207dae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeOwn_viewer$data = {
  readonly ordersToActOn: {
    readonly orders: ReadonlyArray<{
      readonly direction: OrderDirection;
      readonly display: {
        readonly clock: {
          readonly until: string | null | undefined;
        } | null | undefined;
      };
      readonly marketItem: {
        readonly nameEn: string;
        readonly nameZh: string;
      } | null | undefined;
      readonly orderNo: string;
    }>;
    readonly saleCount: number;
    readonly totalCount: number;
  } | null | undefined;
  readonly wallet: {
    readonly id: string;
    readonly proceedsCents: number;
  };
  readonly watchedMovers: ReadonlyArray<{
    readonly changePermille: number;
    readonly marketItem: {
      readonly id: string;
      readonly marketHashName: string;
      readonly nameEn: string;
      readonly nameZh: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HomeOwn_viewer";
};
export type HomeOwn_viewer$key = {
  readonly " $data"?: HomeOwn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeOwn_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeOwn_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proceedsCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "OrdersToActOn",
      "kind": "LinkedField",
      "name": "ordersToActOn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "orders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orderNo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "direction",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MarketItem",
              "kind": "LinkedField",
              "name": "marketItem",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderDisplay",
              "kind": "LinkedField",
              "name": "display",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OrderClock",
                  "kind": "LinkedField",
                  "name": "clock",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "until",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "ordersToActOn(first:3)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "WatchedMover",
      "kind": "LinkedField",
      "name": "watchedMovers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changePermille",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketItem",
          "kind": "LinkedField",
          "name": "marketItem",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marketHashName",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "watchedMovers(first:3)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7e77fcacd0accc503d5c47cec58b3f02";

export default node;
