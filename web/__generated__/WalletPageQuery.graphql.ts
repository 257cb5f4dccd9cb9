/**
 * @generated SignedSource<<f0696c3b5ef4b94070ff4cfc114e7c13>>
 * @relayHash f2da95bf46876a387ea8744758d17e90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e02237657ea9883ede40ba5b4008ce0757211bff6fa81d24a548321d595a8bfd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryRange = "LAST_MONTH" | "LAST_THREE_MONTHS" | "LAST_WEEK" | "%future added value";
export type RechargeStatus = "CLOSED" | "FINISHED" | "INCOMPLETE" | "%future added value";
export type WalletEntryType = "BUY" | "PLATFORM" | "RECHARGE_WITHDRAW" | "SELL" | "%future added value";
export type WithdrawalStatus = "FAILURE" | "PROCESSING" | "SUCCESS" | "%future added value";
export type WalletPageQuery$variables = {
  isRecharge: boolean;
  isStatement: boolean;
  isWithdraw: boolean;
  month?: string | null | undefined;
  number?: string | null | undefined;
  range?: HistoryRange | null | undefined;
  recharge?: RechargeStatus | null | undefined;
  status?: WithdrawalStatus | null | undefined;
  type?: WalletEntryType | null | undefined;
};
export type WalletPageQuery$data = {
  readonly platform: {
    readonly isSandbox: boolean;
    readonly serverTime: string;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly rechargeCenter?: {
      readonly " $fragmentSpreads": FragmentRefs<"RechargeCard_center">;
    };
    readonly recharges?: {
      readonly " $fragmentSpreads": FragmentRefs<"RechargeTab_viewer">;
    } | null | undefined;
    readonly statement?: {
      readonly " $fragmentSpreads": FragmentRefs<"StatementTab_viewer">;
    } | null | undefined;
    readonly wallet: {
      readonly biddingCents: number;
      readonly bidsCents: number;
      readonly depositCents: number;
      readonly escrowCents: number;
      readonly offersCents: number;
      readonly proceedsCents: number;
      readonly returningCents: number;
      readonly settlingCents: number;
      readonly spendableCents: number;
      readonly " $fragmentSpreads": FragmentRefs<"WalletTotals_wallet">;
    };
    readonly withdraw?: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawTab_viewer">;
    } | null | undefined;
  } | null | undefined;
};
export type WalletPageQuery = {
  response: WalletPageQuery$data;
  variables: WalletPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRecharge"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isStatement"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWithdraw"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recharge"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spendableCents",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proceedsCents",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "depositCents",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settlingCents",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "escrowCents",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "biddingCents",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bidsCents",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersCents",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returningCents",
  "storageKey": null
},
v19 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "recharge"
},
v20 = {
  "kind": "Variable",
  "name": "month",
  "variableName": "month"
},
v21 = {
  "kind": "Variable",
  "name": "number",
  "variableName": "number"
},
v22 = {
  "kind": "Variable",
  "name": "range",
  "variableName": "range"
},
v23 = {
  "kind": "Variable",
  "name": "type",
  "variableName": "type"
},
v24 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v25 = {
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
      "name": "isSandbox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverTime",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "ServiceClosure",
  "kind": "LinkedField",
  "name": "closure",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordsZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordsEn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v28 = [
  (v27/*:: as any*/),
  (v19/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountCents",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v34 = {
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
v35 = [
  (v27/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v23/*:: as any*/)
],
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "feeCents",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNo",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serialNo",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentAccount",
  "storageKey": null
},
v41 = [
  (v27/*:: as any*/),
  (v20/*:: as any*/),
  (v22/*:: as any*/),
  (v24/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WalletPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WalletTotals_wallet"
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "isWithdraw",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RechargeCenter",
                "kind": "LinkedField",
                "name": "rechargeCenter",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RechargeCard_center"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isRecharge",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v19/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "RechargeTab_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "recharges"
              }
            ]
          },
          {
            "condition": "isStatement",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v20/*:: as any*/),
                        (v21/*:: as any*/),
                        (v22/*:: as any*/),
                        (v23/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "StatementTab_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "statement"
              }
            ]
          },
          {
            "condition": "isWithdraw",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v20/*:: as any*/),
                        (v22/*:: as any*/),
                        (v24/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "WithdrawTab_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "withdraw"
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v25/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WalletPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
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
                "name": "totalCents",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frozenCents",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "underReviewCents",
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withdrawingCents",
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "points",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "isWithdraw",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RechargeCenter",
                "kind": "LinkedField",
                "name": "rechargeCenter",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isClosed",
                    "storageKey": null
                  },
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contractStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "leastCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mostCents",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isRecharge",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v28/*:: as any*/),
                "concreteType": "RechargeConnection",
                "kind": "LinkedField",
                "name": "recharges",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RechargeEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Recharge",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "expiresAt",
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v33/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v28/*:: as any*/),
                "filters": [
                  "status"
                ],
                "handle": "standing",
                "key": "RechargeList_recharges",
                "kind": "LinkedHandle",
                "name": "recharges"
              }
            ]
          },
          {
            "condition": "isStatement",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v35/*:: as any*/),
                "concreteType": "WalletTransactionConnection",
                "kind": "LinkedField",
                "name": "walletTransactions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WalletTransactionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WalletTransaction",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v36/*:: as any*/),
                          (v29/*:: as any*/),
                          (v37/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isPaidByApp",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "outcome",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WalletFundChange",
                            "kind": "LinkedField",
                            "name": "balances",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "fund",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "balanceCents",
                                "storageKey": null
                              }
                            ],
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
                                "name": "nameZh",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "nameEn",
                                "storageKey": null
                              },
                              {
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
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "rarityColor",
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v38/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deal",
                            "storageKey": null
                          },
                          (v39/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rechargeNo",
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "WalletTransfer",
                            "kind": "LinkedField",
                            "name": "transfers",
                            "plural": true,
                            "selections": [
                              (v36/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "WalletLeg",
                                "kind": "LinkedField",
                                "name": "legs",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "account",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isOwn",
                                    "storageKey": null
                                  },
                                  (v29/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v33/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v35/*:: as any*/),
                "filters": [
                  "type",
                  "number",
                  "range",
                  "month"
                ],
                "handle": "growing",
                "key": "TransactionList_walletTransactions",
                "kind": "LinkedHandle",
                "name": "walletTransactions"
              }
            ]
          },
          {
            "condition": "isWithdraw",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Verification",
                "kind": "LinkedField",
                "name": "verification",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "idNumber",
                    "storageKey": null
                  },
                  (v40/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountRestriction",
                "kind": "LinkedField",
                "name": "restrictions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stoppedActions",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "freeActions",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decidedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WithdrawalRules",
                "kind": "LinkedField",
                "name": "withdrawalRules",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withdrawableCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waitingCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waitingUntil",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "remainingTodayCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dayCapCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "feeBasisPoints",
                    "storageKey": null
                  },
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v41/*:: as any*/),
                "concreteType": "WithdrawalConnection",
                "kind": "LinkedField",
                "name": "withdrawals",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WithdrawalEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Withdrawal",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v39/*:: as any*/),
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isFrozen",
                            "storageKey": null
                          },
                          (v29/*:: as any*/),
                          (v37/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "receivedCents",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "failure",
                            "storageKey": null
                          },
                          (v40/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "finishedAt",
                            "storageKey": null
                          },
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v33/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v41/*:: as any*/),
                "filters": [
                  "status",
                  "range",
                  "month"
                ],
                "handle": "standing",
                "key": "WithdrawalList_withdrawals",
                "kind": "LinkedHandle",
                "name": "withdrawals"
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v25/*:: as any*/)
    ]
  },
  "params": {
    "id": "e02237657ea9883ede40ba5b4008ce0757211bff6fa81d24a548321d595a8bfd",
    "metadata": {},
    "name": "WalletPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94bf3960c8ded279797991961e8d482a";

export default node;
