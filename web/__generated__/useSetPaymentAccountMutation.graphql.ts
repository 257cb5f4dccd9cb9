/**
 * @generated SignedSource<<643f1af0cbb7cc8f7c29c0c197b9ab6d>>
 * @relayHash b34ffc92e8e79ac6b4c54ca882f5e42e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7b1d1bee23101ac26d42ac2b8ad06953b0d320471bc5941d691cf6667e79a12

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_BLOCKED" | "AGREEMENT_MISSING" | "ALERT_WEBHOOKS_FULL" | "ALERT_WEBHOOK_UNKNOWN" | "ALLOWED_ADDRESSES_FULL" | "ALLOWED_ADDRESS_INVALID" | "ALREADY_VERIFIED" | "AMOUNT_INVALID" | "APPLICATION_EXISTS" | "APPLICATION_INVALID" | "ATTACHMENT_MISSING" | "ATTACHMENT_TOO_LARGE" | "ATTACHMENT_TYPE_WRONG" | "ATTACHMENT_UNWANTED" | "BARGAIN_CLOSED" | "BIDS_FULL" | "BID_ENDED" | "BID_EXISTS" | "BID_FAR_ABOVE" | "BID_PRICE_TOO_HIGH" | "BID_RAISED_TOO_OFTEN" | "BID_TICK" | "BULK_ACTION_UNKNOWN" | "BULK_QUEUE_FULL" | "BULK_SELECTION_CHANGED" | "CALLBACK_EVENT_UNKNOWN" | "CALLBACK_RESEND_TOO_SOON" | "CALLBACK_TEST_MISSING" | "CALLBACK_TEST_TOO_SOON" | "CALLBACK_URL_INVALID" | "CANCEL_NOT_ALLOWED" | "CODE_NOT_SENT" | "CODE_WRONG" | "CONTRACT_EXISTS" | "CONTRACT_MISSING" | "CONTRACT_NOT_ENTERPRISE" | "COPY_ALERTS_FULL" | "COUNTER_OUT_OF_RANGE" | "DELETION_OBSTRUCTED" | "FILTER_INVALID" | "FLOOR_FAR_ABOVE" | "IDENTITY_MISMATCH" | "IDENTITY_NOT_REACHED" | "IDENTITY_UNDERAGE" | "ID_NUMBER_INVALID" | "ID_NUMBER_TAKEN" | "INSUFFICIENT_FUNDS" | "INVENTORY_NOT_DUE" | "ITEM_UNKNOWN" | "KEY_PROOF_MISSING" | "KEY_PROOF_WRONG" | "LETTERS_FULL" | "LISTING_GONE" | "MAFILE_MISSING" | "MARKET_ITEM_UNKNOWN" | "NICKNAME_CHARACTERS_WRONG" | "NICKNAME_LENGTH_WRONG" | "NICKNAME_RESERVED" | "NICKNAME_TOO_SOON" | "NOTHING_SELECTED" | "NO_LISTING_WITHIN_LIMIT" | "NO_STEAM_ACCOUNT" | "OFFERS_FULL" | "OFFERS_PAUSED" | "OFFER_BUYER_UNABLE" | "OFFER_ENDED" | "OFFER_EXISTS" | "OFFER_IS_PURCHASE" | "OFFER_TOO_LOW" | "OFFER_WITHDRAWN_TOO_EARLY" | "ORDER_UNPAYABLE" | "OWN_LISTING" | "PARTNER_KEY_INVALID" | "PARTNER_KEY_TAKEN" | "PARTNER_LOCKED" | "PARTNER_NOT_APPROVED" | "PARTNER_NOT_LOCKED" | "PARTNER_SETUP_MISSING" | "PAYMENT_ACCOUNT_INVALID" | "PAYMENT_ACCOUNT_TAKEN" | "PAYMENT_APP_CLOSED" | "PHONE_CHANGE_MISSING" | "PHONE_INVALID" | "PHONE_TAKEN" | "PHONE_UNCHANGED" | "PICTURE_MISSING" | "PICTURE_TOO_LARGE" | "PICTURE_TYPE_WRONG" | "PICTURE_UNREADABLE" | "PIN_NOT_ON_SALE" | "PRICE_CHANGED" | "PROOF_OF_WORK_REQUIRED" | "REAL_NAME_INVALID" | "RECHARGES_FULL" | "RECHARGE_AMOUNT_INVALID" | "RECHARGE_CLOSED" | "RECHARGE_UNPAYABLE" | "REQUEST_ID_REUSED" | "SANDBOX_SILENT" | "SAVED_FILTERS_FULL" | "SAVED_VIEWS_FULL" | "SAVED_VIEW_NAME_TAKEN" | "SAVED_VIEW_UNKNOWN" | "SELLING_RULES_FULL" | "SELLING_RULE_UNKNOWN" | "SERVICE_CLOSED" | "SHEET_MISSING" | "SHEET_TOO_LARGE" | "SHOP_ADDRESS_TAKEN" | "SHOP_ADDRESS_UNFIT" | "SHOP_LINE_UNFIT" | "SIGNATURE_REQUIRED" | "STEAM_ACCOUNTS_FULL" | "STEAM_ACCOUNT_BUSY" | "STEAM_ACCOUNT_UNKNOWN" | "STEAM_NOT_REACHED" | "STEAM_PASSWORD_COUNT_DIFFERS" | "STEAM_PASSWORD_FORMAT_WRONG" | "STEAM_PASSWORD_MISSING" | "STEAM_SECRETS_MISSING" | "STEAM_SIGN_INS_TOO_MANY" | "STEAM_SIGN_IN_LOST" | "STEP_UP_CODE_WRONG" | "TOO_MANY_CODES" | "TRADE_BANNED" | "TRADE_HELD" | "TRADE_URL_ELSEWHERE" | "TRADE_URL_INVALID" | "TRADE_URL_MISSING" | "TRADE_URL_NOT_NEEDED" | "UNDO_NOT_ALLOWED" | "UNPAID_ORDERS_FULL" | "VERIFICATION_MISSING" | "WATCHLIST_FULL" | "WEBHOOK_URL_INVALID" | "WITHDRAWABLE_INSUFFICIENT" | "WITHDRAWABLE_TOO_LOW" | "WITHDRAWALS_FROZEN" | "WITHDRAWALS_HELD" | "WITHDRAWAL_AMOUNT_INVALID" | "WITHDRAWAL_CAP_REACHED" | "%future added value";
export type SetPaymentAccountInput = {
  code: string;
  paymentAccount: string;
};
export type useSetPaymentAccountMutation$variables = {
  input: SetPaymentAccountInput;
};
export type useSetPaymentAccountMutation$data = {
  readonly setPaymentAccount: {
    readonly code?: ErrorCode;
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawPanel_viewer">;
    };
  };
};
export type useSetPaymentAccountMutation = {
  response: useSetPaymentAccountMutation$data;
  variables: useSetPaymentAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetPaymentAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPaymentAccount",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WithdrawPanel_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetPaymentAccountPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPaymentAccountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPaymentAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Verification",
                    "kind": "LinkedField",
                    "name": "verification",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentAccount",
                        "storageKey": null
                      }
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
                        "name": "amountCents",
                        "storageKey": null
                      },
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
                      {
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
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetPaymentAccountPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a7b1d1bee23101ac26d42ac2b8ad06953b0d320471bc5941d691cf6667e79a12",
    "metadata": {},
    "name": "useSetPaymentAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "004cf5e02f41342ec9ca1fd50cd2cf0f";

export default node;
