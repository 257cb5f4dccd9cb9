/**
 * @generated SignedSource<<76361dd943f212d3829327ca13c076e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseSteps_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly wallet: {
    readonly spendableCents: number;
  };
  readonly " $fragmentType": "PurchaseSteps_viewer";
};
export type PurchaseSteps_viewer$key = {
  readonly " $data"?: PurchaseSteps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseSteps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseSteps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spendableCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "03f27e7ba4224498ee79e5b328e98806";

export default node;
