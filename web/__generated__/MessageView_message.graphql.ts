/**
 * @generated SignedSource<<cc0b8caca5872d79078e16b985099c92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageAbout = "BUY_ORDER" | "OFFER_MADE" | "OFFER_RECEIVED" | "STEAM_ACCOUNT" | "%future added value";
export type MessageType = "INVENTORY" | "SERVICE" | "SYSTEM" | "TRADE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageView_message$data = {
  readonly about: MessageAbout | null | undefined;
  readonly bodyEn: string;
  readonly bodyZh: string;
  readonly copyFilter: string | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly isAboutDeliveries: boolean;
  readonly isAboutPartner: boolean;
  readonly isAboutWebhook: boolean;
  readonly marketItem: {
    readonly marketHashName: string;
  } | null | undefined;
  readonly orderNo: string | null | undefined;
  readonly readAt: string | null | undefined;
  readonly savedFilter: {
    readonly webQuery: string;
  } | null | undefined;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly type: MessageType;
  readonly " $fragmentType": "MessageView_message";
};
export type MessageView_message$key = {
  readonly " $data"?: MessageView_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageView_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageView_message",
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

(node as any).hash = "6fbf83a2ceb58e5fbad3a4ba5048d3b4";

export default node;
