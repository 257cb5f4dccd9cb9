/**
 * @generated SignedSource<<dfe2e98575de697a06ecb9014a82df03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderDisplayedActor = "BUYER" | "EITHER" | "PLATFORM" | "SELLER" | "STEAM" | "VIEWER" | "%future added value";
export type OrderStatusText = "AWAITING_ACCEPT" | "AWAITING_OFFER" | "AWAITING_PAYMENT" | "BUYER_CANCELLED" | "BUYER_CANCEL_VERIFYING" | "BUYER_COUNTER_OFFER" | "BUYER_DECLINED" | "BUYER_RECEIVE_TIMEOUT" | "COMPLETED" | "CREATING" | "DELIVERING" | "ITEM_GONE" | "ON_HOLD" | "PAYMENT_TIMEOUT" | "PROTECTED" | "REVERSED" | "SELLER_CANCELLED" | "SELLER_CANCEL_VERIFYING" | "SELLER_REVOKED" | "SELLER_SHIPMENT_TIMEOUT" | "SYSTEM_CANCELLED" | "SYSTEM_CANCEL_VERIFYING" | "VERIFYING" | "WRONG_DELIVERY" | "%future added value";
export type OrderStep = "ORDER" | "PAYMENT" | "RECEIPT" | "SHIPMENT" | "%future added value";
export type OrderStepState = "DONE" | "FAILED" | "NEXT" | "NOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderStepper_order$data = {
  readonly display: {
    readonly headline: {
      readonly actor: OrderDisplayedActor | null | undefined;
    };
    readonly statusText: OrderStatusText;
    readonly steps: ReadonlyArray<{
      readonly doneAt: string | null | undefined;
      readonly state: OrderStepState;
      readonly step: OrderStep;
    }>;
  };
  readonly " $fragmentType": "OrderStepper_order";
};
export type OrderStepper_order$key = {
  readonly " $data"?: OrderStepper_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStepper_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStepper_order",
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
          "kind": "ScalarField",
          "name": "statusText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderHeadline",
          "kind": "LinkedField",
          "name": "headline",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderDisplayedStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "doneAt",
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

(node as any).hash = "cb970ad166fa4f2bf022bc8b452d1a58";

export default node;
