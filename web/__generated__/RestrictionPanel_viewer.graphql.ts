/**
 * @generated SignedSource<<77be05969b42f4fb036d9ccac85cac40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountRestrictionDecider = "NOBODY" | "OPERATORS" | "STEAM" | "%future added value";
export type AccountRestrictionKind = "ACCOUNT_BLOCKED" | "PROCEEDS_REVIEWED" | "TRADE_BANNED" | "TRADE_MONEY_WAITS" | "WITHDRAWALS_FROZEN" | "WITHDRAWALS_HELD" | "%future added value";
export type AccountRestrictionReason = "OPERATOR" | "PAYMENT_ACCOUNT_CHANGED" | "PHONE_CHANGED" | "REVERSED_TRADE" | "SALE_REVIEWED" | "STEAM_BAN" | "TRADE_DISPUTED" | "%future added value";
export type UserAction = "BUY" | "LIST" | "OPEN_ORDERS" | "RECHARGE" | "UNLIST" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RestrictionPanel_viewer$data = {
  readonly restrictions: ReadonlyArray<{
    readonly amountCents: number | null | undefined;
    readonly decidedBy: AccountRestrictionDecider;
    readonly freeActions: ReadonlyArray<UserAction>;
    readonly kind: AccountRestrictionKind;
    readonly note: string | null | undefined;
    readonly orderNo: string | null | undefined;
    readonly reason: AccountRestrictionReason;
    readonly since: string | null | undefined;
    readonly stoppedActions: ReadonlyArray<UserAction>;
    readonly until: string | null | undefined;
  }>;
  readonly " $fragmentType": "RestrictionPanel_viewer";
};
export type RestrictionPanel_viewer$key = {
  readonly " $data"?: RestrictionPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestrictionPanel_viewer",
  "selections": [
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "510cee62e4002ab231d22bf73b5a641a";

export default node;
