/**
 * @generated SignedSource<<f56812ca5fda0012cfc93e72fd99d81c>>
 * @relayHash 9ccb7179b566725a1ab450d3cc1496e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53843f8810cc8d96a2ca90d63dc2f7c6e45548329d78dfd97d316621e4edabc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type ErrorCode = "ACCOUNT_BLOCKED" | "AGREEMENT_MISSING" | "ALERT_WEBHOOKS_FULL" | "ALERT_WEBHOOK_UNKNOWN" | "ALLOWED_ADDRESSES_FULL" | "ALLOWED_ADDRESS_INVALID" | "ALREADY_VERIFIED" | "AMOUNT_INVALID" | "APPLICATION_EXISTS" | "APPLICATION_INVALID" | "ATTACHMENT_MISSING" | "ATTACHMENT_TOO_LARGE" | "ATTACHMENT_TYPE_WRONG" | "ATTACHMENT_UNWANTED" | "BARGAIN_CLOSED" | "BIDS_FULL" | "BID_ENDED" | "BID_EXISTS" | "BID_FAR_ABOVE" | "BID_PRICE_TOO_HIGH" | "BID_RAISED_TOO_OFTEN" | "BID_TICK" | "BULK_ACTION_UNKNOWN" | "BULK_QUEUE_FULL" | "BULK_SELECTION_CHANGED" | "CALLBACK_EVENT_UNKNOWN" | "CALLBACK_RESEND_TOO_SOON" | "CALLBACK_TEST_MISSING" | "CALLBACK_TEST_TOO_SOON" | "CALLBACK_URL_INVALID" | "CANCEL_NOT_ALLOWED" | "CODE_NOT_SENT" | "CODE_WRONG" | "CONTRACT_EXISTS" | "CONTRACT_MISSING" | "CONTRACT_NOT_ENTERPRISE" | "COPY_ALERTS_FULL" | "COUNTER_OUT_OF_RANGE" | "DELETION_OBSTRUCTED" | "FILTER_INVALID" | "FLOOR_FAR_ABOVE" | "IDENTITY_MISMATCH" | "IDENTITY_NOT_REACHED" | "IDENTITY_UNDERAGE" | "ID_NUMBER_INVALID" | "ID_NUMBER_TAKEN" | "INSUFFICIENT_FUNDS" | "INVENTORY_NOT_DUE" | "ITEM_UNKNOWN" | "KEY_PROOF_MISSING" | "KEY_PROOF_WRONG" | "LETTERS_FULL" | "LISTING_GONE" | "MAFILE_MISSING" | "MARKET_ITEM_UNKNOWN" | "NICKNAME_CHARACTERS_WRONG" | "NICKNAME_LENGTH_WRONG" | "NICKNAME_RESERVED" | "NICKNAME_TOO_SOON" | "NOTHING_SELECTED" | "NO_LISTING_WITHIN_LIMIT" | "NO_STEAM_ACCOUNT" | "OFFERS_FULL" | "OFFERS_PAUSED" | "OFFER_BUYER_UNABLE" | "OFFER_ENDED" | "OFFER_EXISTS" | "OFFER_IS_PURCHASE" | "OFFER_TOO_LOW" | "OFFER_WITHDRAWN_TOO_EARLY" | "ORDER_UNPAYABLE" | "OWN_LISTING" | "PARTNER_KEY_INVALID" | "PARTNER_KEY_TAKEN" | "PARTNER_LOCKED" | "PARTNER_NOT_APPROVED" | "PARTNER_NOT_LOCKED" | "PARTNER_SETUP_MISSING" | "PAYMENT_ACCOUNT_INVALID" | "PAYMENT_ACCOUNT_TAKEN" | "PAYMENT_APP_CLOSED" | "PHONE_CHANGE_MISSING" | "PHONE_INVALID" | "PHONE_TAKEN" | "PHONE_UNCHANGED" | "PICTURE_MISSING" | "PICTURE_TOO_LARGE" | "PICTURE_TYPE_WRONG" | "PICTURE_UNREADABLE" | "PIN_NOT_ON_SALE" | "PRICE_CHANGED" | "PROOF_OF_WORK_REQUIRED" | "REAL_NAME_INVALID" | "RECHARGES_FULL" | "RECHARGE_AMOUNT_INVALID" | "RECHARGE_CLOSED" | "RECHARGE_UNPAYABLE" | "REQUEST_ID_REUSED" | "SANDBOX_SILENT" | "SAVED_FILTERS_FULL" | "SAVED_VIEWS_FULL" | "SAVED_VIEW_NAME_TAKEN" | "SAVED_VIEW_UNKNOWN" | "SELLING_RULES_FULL" | "SELLING_RULE_UNKNOWN" | "SERVICE_CLOSED" | "SHEET_MISSING" | "SHEET_TOO_LARGE" | "SHOP_ADDRESS_TAKEN" | "SHOP_ADDRESS_UNFIT" | "SHOP_LINE_UNFIT" | "SIGNATURE_REQUIRED" | "STEAM_ACCOUNTS_FULL" | "STEAM_ACCOUNT_BUSY" | "STEAM_ACCOUNT_UNKNOWN" | "STEAM_NOT_REACHED" | "STEAM_PASSWORD_COUNT_DIFFERS" | "STEAM_PASSWORD_FORMAT_WRONG" | "STEAM_PASSWORD_MISSING" | "STEAM_SECRETS_MISSING" | "STEAM_SIGN_INS_TOO_MANY" | "STEAM_SIGN_IN_LOST" | "STEP_UP_CODE_WRONG" | "TOO_MANY_CODES" | "TRADE_BANNED" | "TRADE_HELD" | "TRADE_URL_ELSEWHERE" | "TRADE_URL_INVALID" | "TRADE_URL_MISSING" | "TRADE_URL_NOT_NEEDED" | "UNDO_NOT_ALLOWED" | "UNPAID_ORDERS_FULL" | "VERIFICATION_MISSING" | "WATCHLIST_FULL" | "WEBHOOK_URL_INVALID" | "WITHDRAWABLE_INSUFFICIENT" | "WITHDRAWABLE_TOO_LOW" | "WITHDRAWALS_FROZEN" | "WITHDRAWALS_HELD" | "WITHDRAWAL_AMOUNT_INVALID" | "WITHDRAWAL_CAP_REACHED" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
export type BulkControlsUndoMutation$variables = {
  id: string;
};
export type BulkControlsUndoMutation$data = {
  readonly undoBulkAction: {
    readonly bulkAction?: {
      readonly decidedCount: number;
      readonly doneCount: number;
      readonly id: string;
      readonly kind: BulkActionKind;
      readonly refused: ReadonlyArray<{
        readonly count: number;
        readonly reason: ListingReason;
        readonly text: string;
      }>;
      readonly state: BulkActionState;
      readonly stopCode: ErrorCode | null | undefined;
      readonly totalCount: number;
      readonly undoRefused: ReadonlyArray<{
        readonly count: number;
        readonly reason: ListingReason;
        readonly text: string;
      }>;
      readonly undoUntil: string | null | undefined;
      readonly undoneCount: number;
      readonly waitingFor: BulkActionState | null | undefined;
      readonly waitingPlace: number | null | undefined;
    };
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BulkStatus_viewer">;
    };
  };
};
export type BulkControlsUndoMutation = {
  response: BulkControlsUndoMutation$data;
  variables: BulkControlsUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
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
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v4 = [
  (v2/*:: as any*/),
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
    "name": "state",
    "storageKey": null
  },
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
    "name": "decidedCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "doneCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "undoneCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "stopCode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "undoUntil",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingPlace",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingFor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BulkRefusedCount",
    "kind": "LinkedField",
    "name": "refused",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BulkRefusedCount",
    "kind": "LinkedField",
    "name": "undoRefused",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BulkAction",
  "kind": "LinkedField",
  "name": "bulkAction",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
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
    "name": "BulkControlsUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "undoBulkAction",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
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
                    "name": "BulkStatus_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UndoBulkActionPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
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
    "name": "BulkControlsUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "undoBulkAction",
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
              (v5/*:: as any*/),
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
                    "concreteType": "BulkAction",
                    "kind": "LinkedField",
                    "name": "bulkQueue",
                    "plural": true,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BulkAction",
                    "kind": "LinkedField",
                    "name": "lastBulkAction",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UndoBulkActionPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b53843f8810cc8d96a2ca90d63dc2f7c6e45548329d78dfd97d316621e4edabc",
    "metadata": {},
    "name": "BulkControlsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08007c03d122986f5d62e3bcd69a13f5";

export default node;
