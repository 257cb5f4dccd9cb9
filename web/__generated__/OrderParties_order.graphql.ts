/**
 * @generated SignedSource<<77c9a0daf1f665573ca40a93a41aace6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryType = "AUTOMATIC" | "MANUAL" | "%future added value";
export type OrderDirection = "BUY" | "SELL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderParties_order$data = {
  readonly buyer: {
    readonly avatarUrl: string | null | undefined;
    readonly nickname: string;
  } | null | undefined;
  readonly deliveryType: DeliveryType;
  readonly direction: OrderDirection;
  readonly seller: {
    readonly avatarUrl: string | null | undefined;
    readonly sellerName: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderParties_order";
};
export type OrderParties_order$key = {
  readonly " $data"?: OrderParties_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderParties_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderParties_order",
  "selections": [
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
      "name": "deliveryType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellerName",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nickname",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "6dd3f671e157ff0ea2b4e26d0d80f2c2";

export default node;
