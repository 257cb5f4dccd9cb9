/**
 * @generated SignedSource<<c3b8d9a2eb075420c3a70840b4fb8285>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BidForm_bid$data = {
  readonly filter: string;
  readonly heldCents: number;
  readonly id: string;
  readonly priceCents: number;
  readonly quantity: number;
  readonly remaining: number;
  readonly upToCents: number | null | undefined;
  readonly " $fragmentType": "BidForm_bid";
};
export type BidForm_bid$key = {
  readonly " $data"?: BidForm_bid$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidForm_bid">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BidForm_bid",
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
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
      "name": "upToCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldCents",
      "storageKey": null
    }
  ],
  "type": "Bid",
  "abstractKey": null
};

(node as any).hash = "03d4381446447270217e65860371cb71";

export default node;
