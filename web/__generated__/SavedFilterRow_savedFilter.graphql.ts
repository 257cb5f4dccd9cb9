/**
 * @generated SignedSource<<5f3b7d98c1c54a13300d1664444e682b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilterRow_savedFilter$data = {
  readonly id: string;
  readonly itemCount: number;
  readonly name: string;
  readonly notifiedAt: string | null | undefined;
  readonly priceLimitCents: number | null | undefined;
  readonly wantsAlerts: boolean;
  readonly webQuery: string;
  readonly " $fragmentType": "SavedFilterRow_savedFilter";
};
export type SavedFilterRow_savedFilter$key = {
  readonly " $data"?: SavedFilterRow_savedFilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilterRow_savedFilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilterRow_savedFilter",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webQuery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantsAlerts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceLimitCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifiedAt",
      "storageKey": null
    }
  ],
  "type": "SavedFilter",
  "abstractKey": null
};

(node as any).hash = "30c005ef41126f08006807cd2de1b573";

export default node;
