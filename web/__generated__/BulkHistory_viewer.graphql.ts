/**
 * @generated SignedSource<<54d3e0c65f892942ba74c16db0350667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkActionKind = "COST" | "DISCOUNT" | "LIST" | "REPRICE" | "UNLIST" | "%future added value";
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type ErrorCode = "ACCOUNT_BLOCKED" | "AGREEMENT_MISSING" | "ALERT_WEBHOOKS_FULL" | "ALERT_WEBHOOK_UNKNOWN" | "ALLOWED_ADDRESSES_FULL" | "ALLOWED_ADDRESS_INVALID" | "ALREADY_VERIFIED" | "AMOUNT_INVALID" | "APPLICATION_EXISTS" | "APPLICATION_INVALID" | "ATTACHMENT_MISSING" | "ATTACHMENT_TOO_LARGE" | "ATTACHMENT_TYPE_WRONG" | "ATTACHMENT_UNWANTED" | "BARGAIN_CLOSED" | "BIDS_FULL" | "BID_ENDED" | "BID_EXISTS" | "BID_FAR_ABOVE" | "BID_PRICE_TOO_HIGH" | "BID_RAISED_TOO_OFTEN" | "BID_TICK" | "BULK_ACTION_UNKNOWN" | "BULK_QUEUE_FULL" | "BULK_SELECTION_CHANGED" | "CALLBACK_EVENT_UNKNOWN" | "CALLBACK_RESEND_TOO_SOON" | "CALLBACK_TEST_MISSING" | "CALLBACK_TEST_TOO_SOON" | "CALLBACK_URL_INVALID" | "CANCEL_NOT_ALLOWED" | "CODE_NOT_SENT" | "CODE_WRONG" | "CONTRACT_EXISTS" | "CONTRACT_MISSING" | "CONTRACT_NOT_ENTERPRISE" | "COPY_ALERTS_FULL" | "COUNTER_OUT_OF_RANGE" | "DELETION_OBSTRUCTED" | "FILTER_INVALID" | "FLOOR_FAR_ABOVE" | "IDENTITY_MISMATCH" | "IDENTITY_NOT_REACHED" | "IDENTITY_UNDERAGE" | "ID_NUMBER_INVALID" | "ID_NUMBER_TAKEN" | "INSUFFICIENT_FUNDS" | "INVENTORY_NOT_DUE" | "ITEM_UNKNOWN" | "KEY_PROOF_MISSING" | "KEY_PROOF_WRONG" | "LETTERS_FULL" | "LISTING_GONE" | "MAFILE_MISSING" | "MARKET_ITEM_UNKNOWN" | "NICKNAME_CHARACTERS_WRONG" | "NICKNAME_LENGTH_WRONG" | "NICKNAME_RESERVED" | "NICKNAME_TOO_SOON" | "NOTHING_SELECTED" | "NO_LISTING_WITHIN_LIMIT" | "NO_STEAM_ACCOUNT" | "OFFERS_FULL" | "OFFERS_PAUSED" | "OFFER_BUYER_UNABLE" | "OFFER_ENDED" | "OFFER_EXISTS" | "OFFER_IS_PURCHASE" | "OFFER_TOO_LOW" | "OFFER_WITHDRAWN_TOO_EARLY" | "ORDER_UNPAYABLE" | "OWN_LISTING" | "PARTNER_KEY_INVALID" | "PARTNER_KEY_TAKEN" | "PARTNER_LOCKED" | "PARTNER_NOT_APPROVED" | "PARTNER_NOT_LOCKED" | "PARTNER_SETUP_MISSING" | "PAYMENT_ACCOUNT_INVALID" | "PAYMENT_ACCOUNT_TAKEN" | "PAYMENT_APP_CLOSED" | "PHONE_CHANGE_MISSING" | "PHONE_INVALID" | "PHONE_TAKEN" | "PHONE_UNCHANGED" | "PICTURE_MISSING" | "PICTURE_TOO_LARGE" | "PICTURE_TYPE_WRONG" | "PICTURE_UNREADABLE" | "PIN_NOT_ON_SALE" | "PRICE_CHANGED" | "PROOF_OF_WORK_REQUIRED" | "REAL_NAME_INVALID" | "RECHARGES_FULL" | "RECHARGE_AMOUNT_INVALID" | "RECHARGE_CLOSED" | "RECHARGE_UNPAYABLE" | "REQUEST_ID_REUSED" | "SANDBOX_SILENT" | "SAVED_FILTERS_FULL" | "SAVED_VIEWS_FULL" | "SAVED_VIEW_NAME_TAKEN" | "SAVED_VIEW_UNKNOWN" | "SELLING_RULES_FULL" | "SELLING_RULE_UNKNOWN" | "SERVICE_CLOSED" | "SHEET_MISSING" | "SHEET_TOO_LARGE" | "SHOP_ADDRESS_TAKEN" | "SHOP_ADDRESS_UNFIT" | "SHOP_LINE_UNFIT" | "SIGNATURE_REQUIRED" | "STEAM_ACCOUNTS_FULL" | "STEAM_ACCOUNT_BUSY" | "STEAM_ACCOUNT_UNKNOWN" | "STEAM_NOT_REACHED" | "STEAM_PASSWORD_COUNT_DIFFERS" | "STEAM_PASSWORD_FORMAT_WRONG" | "STEAM_PASSWORD_MISSING" | "STEAM_SECRETS_MISSING" | "STEAM_SIGN_INS_TOO_MANY" | "STEAM_SIGN_IN_LOST" | "STEP_UP_CODE_WRONG" | "TOO_MANY_CODES" | "TRADE_BANNED" | "TRADE_HELD" | "TRADE_URL_ELSEWHERE" | "TRADE_URL_INVALID" | "TRADE_URL_MISSING" | "TRADE_URL_NOT_NEEDED" | "UNDO_NOT_ALLOWED" | "UNPAID_ORDERS_FULL" | "VERIFICATION_MISSING" | "WATCHLIST_FULL" | "WEBHOOK_URL_INVALID" | "WITHDRAWABLE_INSUFFICIENT" | "WITHDRAWABLE_TOO_LOW" | "WITHDRAWALS_FROZEN" | "WITHDRAWALS_HELD" | "WITHDRAWAL_AMOUNT_INVALID" | "WITHDRAWAL_CAP_REACHED" | "%future added value";
export type ListingReason = "ACCOUNT_ABNORMAL" | "ACCOUNT_NOT_SELLABLE" | "ACCOUNT_UNBOUND" | "ALREADY_LISTED" | "CHANGED_SINCE" | "DISCOUNTED" | "FAILED" | "GONE" | "IN_COOLDOWN" | "LISTINGS_CLOSED" | "LOWEST_ASK_OUTLIER" | "NOT_DISCOUNTED" | "NOT_MARKETABLE" | "NOT_TRADABLE" | "NOT_YOURS" | "ORDER_UNDER_WAY" | "PRICE_INVALID" | "PRICE_MISSING" | "PRICE_TOO_LOW" | "REPEATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkHistory_viewer$data = {
  readonly bulkActions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly decidedCount: number;
        readonly doneCount: number;
        readonly id: string;
        readonly kind: BulkActionKind;
        readonly loweredCount: number;
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
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BulkHistory_viewer";
};
export type BulkHistory_viewer$key = {
  readonly " $data"?: BulkHistory_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkHistory_viewer">;
};

import BulkHistoryPaginationQuery_graphql from './BulkHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "bulkActions"
],
v1 = [
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
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": BulkHistoryPaginationQuery_graphql
    }
  },
  "name": "BulkHistory_viewer",
  "selections": [
    {
      "alias": "bulkActions",
      "args": null,
      "concreteType": "BulkActionConnection",
      "kind": "LinkedField",
      "name": "__BulkHistory_bulkActions_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BulkActionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BulkAction",
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
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "loweredCount",
                  "storageKey": null
                },
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
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BulkRefusedCount",
                  "kind": "LinkedField",
                  "name": "undoRefused",
                  "plural": true,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "d4c9bf7a6deade75a29649f73e4d5281";

export default node;
