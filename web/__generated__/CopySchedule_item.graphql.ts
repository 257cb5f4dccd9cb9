/**
 * @generated SignedSource<<d020b7d51697447c2cc75bded4a779e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopySchedule_item$data = {
  readonly id: string;
  readonly scheduledListing: {
    readonly dueAt: string;
    readonly id: string;
    readonly multiplier: number | null | undefined;
    readonly priceCents: number | null | undefined;
  } | null | undefined;
  readonly tradableAt: string | null | undefined;
  readonly " $fragmentType": "CopySchedule_item";
};
export type CopySchedule_item$key = {
  readonly " $data"?: CopySchedule_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopySchedule_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopySchedule_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradableAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledListing",
      "kind": "LinkedField",
      "name": "scheduledListing",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "multiplier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InventoryItem",
  "abstractKey": null
};
})();

(node as any).hash = "f859b7f1d057e91934c27b4e81a38783";

export default node;
