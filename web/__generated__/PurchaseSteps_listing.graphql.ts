/**
 * @generated SignedSource<<cd50beb7eead49b93bfdde7eab77f650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseSteps_listing$data = {
  readonly askCents: number;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseItem_listing">;
  readonly " $fragmentType": "PurchaseSteps_listing";
};
export type PurchaseSteps_listing$key = {
  readonly " $data"?: PurchaseSteps_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseSteps_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchaseSteps_listing",
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
      "name": "askCents",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseItem_listing"
    }
  ],
  "type": "Listing",
  "abstractKey": null
};

(node as any).hash = "6f0a1846e6869148cd0e2c4a710eb28e";

export default node;
