/**
 * @generated SignedSource<<007bc3bbf3c07c34b3c4ae35014a6f22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
export type OrderPhase = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "COMPLETED" | "CREATING" | "DELIVERING" | "FAILED" | "ON_HOLD" | "PROTECTED" | "VERIFYING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CancelOrder_order$data = {
  readonly direction: OrderDirection;
  readonly id: string;
  readonly phase: OrderPhase;
  readonly priceCents: number;
  readonly " $fragmentType": "CancelOrder_order";
};
export type CancelOrder_order$key = {
  readonly " $data"?: CancelOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrder_order",
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
      "name": "priceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "9c0c13f0255c16a4cd29088aaf14292d";

export default node;
