/**
 * @generated SignedSource<<2e0179977e561fcd1b8c65bf4fc2ce0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDeliveryAdvice = "ASK_BACK" | "CANCEL_AND_RESEND" | "DO_NOT_ACCEPT" | "LEAVE_OPEN" | "NOTHING_TO_DO" | "RESEND" | "RESEND_ELSEWHERE" | "RETURN_ITEM" | "RETURN_MORE" | "RETURN_PRICED" | "REVERSE" | "REVERSE_ELSEWHERE" | "REVERSE_PRICED" | "WAIT_FOR_ITEM" | "WAIT_FOR_OFFER" | "%future added value";
export type OrderDeliveryFault = "DELIVERED_ELSEWHERE" | "ITEMS_ASKED" | "ITEMS_TAKEN" | "MORE_OFFERED" | "MORE_TAKEN" | "OFFERED_ELSEWHERE" | "OTHER_ITEM_ELSEWHERE" | "OTHER_ITEM_OFFERED" | "OTHER_ITEM_TAKEN" | "TAG_MISSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WrongDeliveryBanner_order$data = {
  readonly display: {
    readonly wrongDelivery: {
      readonly advice: OrderDeliveryAdvice;
      readonly dueAt: string | null | undefined;
      readonly fault: OrderDeliveryFault;
      readonly reversibleUntil: string | null | undefined;
      readonly steamOfferId: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "WrongDeliveryBanner_order";
};
export type WrongDeliveryBanner_order$key = {
  readonly " $data"?: WrongDeliveryBanner_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WrongDeliveryBanner_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WrongDeliveryBanner_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDisplay",
      "kind": "LinkedField",
      "name": "display",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderWrongDelivery",
          "kind": "LinkedField",
          "name": "wrongDelivery",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fault",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "advice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "steamOfferId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reversibleUntil",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4e6781b8f1ce9e4b60177c5cea43df21";

export default node;
