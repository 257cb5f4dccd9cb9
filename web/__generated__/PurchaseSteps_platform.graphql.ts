/**
 * @generated SignedSource<<065993276c5716c13d5d0ca822b339ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Service = "BINDING" | "LISTINGS" | "OPEN_PLATFORM" | "ORDER_PAYMENTS" | "PURCHASES" | "RECHARGES" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseSteps_platform$data = {
  readonly closures: ReadonlyArray<{
    readonly service: Service;
    readonly " $fragmentSpreads": FragmentRefs<"ClosureNote_closure">;
  }>;
  readonly isPaymentAppOpen: boolean;
  readonly isSandbox: boolean;
  readonly orderPaymentMinutes: number;
  readonly " $fragmentType": "PurchaseSteps_platform";
};
export type PurchaseSteps_platform$key = {
  readonly " $data"?: PurchaseSteps_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseSteps_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseSteps_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSandbox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaymentAppOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderPaymentMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceClosure",
      "kind": "LinkedField",
      "name": "closures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClosureNote_closure"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "6a3a26b638d2ccf94261987295d29cca";

export default node;
