/**
 * @generated SignedSource<<152dbb5f28527aa4408c41032e9d9b2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplicationFacts_partner$data = {
  readonly dailyAmountCents: number | null | undefined;
  readonly dailyOrders: number | null | undefined;
  readonly phone: string;
  readonly reason: string;
  readonly wechat: string;
  readonly " $fragmentType": "ApplicationFacts_partner";
};
export type ApplicationFacts_partner$key = {
  readonly " $data"?: ApplicationFacts_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationFacts_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationFacts_partner",
  "selections": [
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
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "68c40c132fbbe98bebc7a1901ac5c3a9";

export default node;
