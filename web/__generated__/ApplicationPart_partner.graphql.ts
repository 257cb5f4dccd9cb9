/**
 * @generated SignedSource<<7fa275c941c5e19ec93fe2b573bfd8e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerStatus = "APPROVED" | "REJECTED" | "REVIEWING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicationPart_partner$data = {
  readonly attachment: {
    readonly name: string;
  } | null | undefined;
  readonly dailyAmountCents: number | null | undefined;
  readonly dailyOrders: number | null | undefined;
  readonly phone: string;
  readonly reason: string;
  readonly status: PartnerStatus;
  readonly wechat: string;
  readonly " $fragmentSpreads": FragmentRefs<"RejectedPart_partner" | "ReviewingCard_partner">;
  readonly " $fragmentType": "ApplicationPart_partner";
};
export type ApplicationPart_partner$key = {
  readonly " $data"?: ApplicationPart_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationPart_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationPart_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wechat",
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
      "name": "dailyOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyAmountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartnerAttachment",
      "kind": "LinkedField",
      "name": "attachment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewingCard_partner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RejectedPart_partner"
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "a47a99728995a9278e87ff5d1eac72ca";

export default node;
