/**
 * @generated SignedSource<<cba8fe478d90213412e339f83d1833b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTradeUrl_order$data = {
  readonly id: string;
  readonly " $fragmentType": "OrderTradeUrl_order";
};
export type OrderTradeUrl_order$key = {
  readonly " $data"?: OrderTradeUrl_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTradeUrl_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTradeUrl_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ee7bfb757bcf2e2b3f3012cfdd60c6a8";

export default node;
