/**
 * @generated SignedSource<<a30681532b913a55949217013f6e9230>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyCost_item$data = {
  readonly costCents: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CopyCost_item";
};
export type CopyCost_item$key = {
  readonly " $data"?: CopyCost_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyCost_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyCost_item",
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
      "name": "costCents",
      "storageKey": null
    }
  ],
  "type": "InventoryItem",
  "abstractKey": null
};

(node as any).hash = "a58554f8718584f6e3a363bbc6a82dba";

export default node;
