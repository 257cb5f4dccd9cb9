/**
 * @generated SignedSource<<72d8db9b5cc0b53a2c4572c5285bec37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseSteps_platform$data = {
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
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "ec59ed62b86451ec557f2c501b0bd2f1";

export default node;
