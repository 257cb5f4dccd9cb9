/**
 * @generated SignedSource<<4c117718b418af88edc304f6b9e71d66>>
 * @relayHash 50bb7580adad18120c825277445f1b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e2c46f155e62d44e8e4384d45eaca6ad12edd3ca24df3203771744304d6abc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SteamHealthState = "DEGRADED" | "DOWN" | "UP" | "%future added value";
export type DeliveryDeskPageQuery$variables = {
  parcels: number;
  sent: number;
  steamId?: string | null | undefined;
  toConfirm: number;
  wrong: number;
};
export type DeliveryDeskPageQuery$data = {
  readonly platform: {
    readonly isSandbox: boolean;
    readonly sandboxUrl: string | null | undefined;
    readonly serverTime: string;
  } | null | undefined;
  readonly steamHealth: {
    readonly state: SteamHealthState;
  } | null | undefined;
  readonly viewer: {
    readonly deliveryDesk: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryAccounts_desk">;
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useDeskLists_parcels" | "useDeskLists_sent" | "useDeskLists_toConfirm" | "useDeskLists_wrong">;
  } | null | undefined;
};
export type DeliveryDeskPageQuery = {
  response: DeliveryDeskPageQuery$data;
  variables: DeliveryDeskPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parcels"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "steamId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toConfirm"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wrong"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "steamId",
  "variableName": "steamId"
},
v7 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "parcels"
  },
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "toConfirm"
  },
  (v6/*:: as any*/)
],
v9 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "sent"
  },
  (v6/*:: as any*/)
],
v10 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "wrong"
  },
  (v6/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "SteamHealth",
  "kind": "LinkedField",
  "name": "steamHealth",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Platform",
  "kind": "LinkedField",
  "name": "platform",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSandbox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sandboxUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "steamId",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "buyer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWrongDelivery",
      "kind": "LinkedField",
      "name": "wrongDelivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steamOfferId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reversibleUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "CARD"
    }
  ],
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": "picture(size:\"CARD\")"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameZh",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Asset",
  "kind": "LinkedField",
  "name": "asset",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assetId",
      "storageKey": null
    },
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paintSeed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sticker",
      "kind": "LinkedField",
      "name": "stickers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wear",
          "storageKey": null
        },
        (v19/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Charm",
      "kind": "LinkedField",
      "name": "charm",
      "plural": false,
      "selections": [
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        (v19/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNo",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senderAccountName",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "steamTradeOfferId",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketItem",
  "kind": "LinkedField",
  "name": "marketItem",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarityColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = [
  "steamId"
],
v31 = [
  (v16/*:: as any*/),
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
          (v5/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v22/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ],
        "storageKey": null
      },
      (v28/*:: as any*/)
    ],
    "storageKey": null
  },
  (v29/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveryDeskPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryDesk",
            "kind": "LinkedField",
            "name": "deliveryDesk",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeliveryAccounts_desk"
              }
            ],
            "storageKey": null
          },
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useDeskLists_parcels"
          },
          {
            "args": (v8/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useDeskLists_toConfirm"
          },
          {
            "args": (v9/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useDeskLists_sent"
          },
          {
            "args": (v10/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useDeskLists_wrong"
          }
        ],
        "storageKey": null
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeliveryDeskPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DeliveryDesk",
            "kind": "LinkedField",
            "name": "deliveryDesk",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryAccount",
                "kind": "LinkedField",
                "name": "accounts",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "DeliveryParcelConnection",
                "kind": "LinkedField",
                "name": "parcels",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeliveryParcelEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DeliveryParcel",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "HandDelivery",
                            "kind": "LinkedField",
                            "name": "handDelivery",
                            "plural": false,
                            "selections": [
                              (v15/*:: as any*/),
                              (v14/*:: as any*/),
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
                                "kind": "ScalarField",
                                "name": "message",
                                "storageKey": null
                              }
                            ],
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
                              (v5/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v27/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v28/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "filters": (v30/*:: as any*/),
                "handle": "standing",
                "key": "useDeskLists_parcels",
                "kind": "LinkedHandle",
                "name": "parcels"
              },
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "toConfirm",
                "plural": false,
                "selections": (v31/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "filters": (v30/*:: as any*/),
                "handle": "standing",
                "key": "useDeskLists_toConfirm",
                "kind": "LinkedHandle",
                "name": "toConfirm"
              },
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "sent",
                "plural": false,
                "selections": (v31/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "filters": (v30/*:: as any*/),
                "handle": "standing",
                "key": "useDeskLists_sent",
                "kind": "LinkedHandle",
                "name": "sent"
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "wrong",
                "plural": false,
                "selections": (v31/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "filters": (v30/*:: as any*/),
                "handle": "standing",
                "key": "useDeskLists_wrong",
                "kind": "LinkedHandle",
                "name": "wrong"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ]
  },
  "params": {
    "id": "32e2c46f155e62d44e8e4384d45eaca6ad12edd3ca24df3203771744304d6abc",
    "metadata": {},
    "name": "DeliveryDeskPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "444e265366d49ecd93ec20417f52e3ce";

export default node;
