/**
 * @generated SignedSource<<4ed89e9d0102343a636805b04b00b480>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageAbout = "BUY_ORDER" | "OFFER_MADE" | "OFFER_RECEIVED" | "STEAM_ACCOUNT" | "%future added value";
export type MessageMeaning = "ACTION" | "DONE" | "FAILED" | "MONEY" | "NEWS" | "RETURNED" | "WAITING" | "WARNING" | "%future added value";
export type MessageType = "INVENTORY" | "SERVICE" | "SYSTEM" | "TRADE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageRow_message$data = {
  readonly about: MessageAbout | null | undefined;
  readonly bodyEn: string;
  readonly bodyZh: string;
  readonly copyFilter: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly isAboutDeliveries: boolean;
  readonly isAboutPartner: boolean;
  readonly isAboutWebhook: boolean;
  readonly isOver: boolean;
  readonly marketItem: {
    readonly marketHashName: string;
  } | null | undefined;
  readonly meaning: MessageMeaning;
  readonly orderNo: string | null | undefined;
  readonly readAt: string | null | undefined;
  readonly savedFilter: {
    readonly webQuery: string;
  } | null | undefined;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly type: MessageType;
  readonly " $fragmentType": "MessageRow_message";
};
export type MessageRow_message$key = {
  readonly " $data"?: MessageRow_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageRow_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageRow_message",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meaning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyEn",
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
      "name": "isAboutWebhook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAboutPartner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAboutDeliveries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copyFilter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "webQuery",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "58017338b30b944de965ba584e12ee9c";

export default node;
