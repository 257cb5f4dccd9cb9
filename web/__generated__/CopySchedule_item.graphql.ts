/**
 * @generated SignedSource<<832585b8fc74e1418d89d8a655dfc764>>
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

(node as any).hash = "6234c6e0a304274514897cdb115b3085";

export default node;
