/**
 * @generated SignedSource<<e0f425cdd731c9d0aa5c99aeca7c3f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderDirection = "BUY" | "SELL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CancelOrder_order$data = {
  readonly direction: OrderDirection;
  readonly id: string;
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2772dfb09184d3e5c4255da6a8ea4bb7";

export default node;
