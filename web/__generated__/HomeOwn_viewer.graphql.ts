/**
 * @generated SignedSource<<0760745f358039794fa05af778d04877>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderTask = "ACCEPT_OFFER" | "CANCEL_OFFER" | "CONFIRM_OFFER" | "DECLINE_OFFER" | "PAY" | "REPLACE_LINK" | "SEND_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeOwn_viewer$data = {
  readonly orders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly display: {
          readonly clock: {
            readonly until: string | null | undefined;
          } | null | undefined;
          readonly task: OrderTask | null | undefined;
        };
        readonly marketItem: {
          readonly nameEn: string;
          readonly nameZh: string;
        } | null | undefined;
        readonly orderNo: string;
      };
    }>;
  } | null | undefined;
  readonly releaseCalendar: {
    readonly days: ReadonlyArray<{
      readonly amountCents: number;
      readonly count: number;
      readonly day: string;
    }>;
  } | null | undefined;
  readonly wallet: {
    readonly proceedsCents: number;
  };
  readonly watchedItems: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly marketItem: {
          readonly marketHashName: string;
          readonly nameEn: string;
          readonly nameZh: string;
          readonly priceHistory: ReadonlyArray<{
            readonly day: string;
            readonly medianCents: number;
          }> | null | undefined;
        };
      };
    }>;
  } | null | undefined;
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
  "name": "nameZh",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "statusGroup",
          "value": "PENDING"
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "concreteType": "MarketItem",
                  "kind": "LinkedField",
                  "name": "marketItem",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
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
                      "kind": "ScalarField",
                      "name": "task",
                      "storageKey": null
                    },
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
          "storageKey": null
        }
      ],
      "storageKey": "orders(first:50,statusGroup:\"PENDING\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "timeZone",
          "value": "Asia/Shanghai"
        }
      ],
      "concreteType": "WalletReleaseCalendar",
      "kind": "LinkedField",
      "name": "releaseCalendar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WalletReleaseDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
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
              "name": "amountCents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "releaseCalendar(timeZone:\"Asia/Shanghai\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "WatchedItemConnection",
      "kind": "LinkedField",
      "name": "watchedItems",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WatchedItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WatchedItem",
              "kind": "LinkedField",
              "name": "node",
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
                  "concreteType": "MarketItem",
                  "kind": "LinkedField",
                  "name": "marketItem",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "marketHashName",
                      "storageKey": null
                    },
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "days",
                          "value": 7
                        }
                      ],
                      "concreteType": "PriceDay",
                      "kind": "LinkedField",
                      "name": "priceHistory",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "medianCents",
                          "storageKey": null
                        }
                      ],
                      "storageKey": "priceHistory(days:7)"
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
      "storageKey": "watchedItems(first:6)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e8dfd57709ab81fddb492e5d95e6b9c8";

export default node;
