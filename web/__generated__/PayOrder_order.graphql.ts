/**
 * @generated SignedSource<<6002e99bad196f09d3ff82e16d454db5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayOrder_order$data = {
  readonly deadlineAt: string | null | undefined;
  readonly id: string;
  readonly priceCents: number;
  readonly " $fragmentType": "PayOrder_order";
};
export type PayOrder_order$key = {
  readonly " $data"?: PayOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayOrder_order",
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
      "name": "deadlineAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5289fdf8300499f18ca6e65adf845df9";

export default node;
