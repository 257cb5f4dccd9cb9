/**
 * @generated SignedSource<<14db473acfbaec43a42c3948ed49edde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeskFact = "ABOVE_LOWEST" | "COST" | "DAYS_ON_SALE" | "LAST_SALE" | "LOWEST_OTHER" | "NET" | "PLACE" | "PROFIT" | "REFERENCE" | "RULE" | "SELLING_TIME" | "VIEWS" | "WEEK_SALES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskPart_viewer$data = {
  readonly deskFacts: ReadonlyArray<DeskFact>;
  readonly hasDeskFacts: boolean;
  readonly " $fragmentType": "DeskPart_viewer";
};
export type DeskPart_viewer$key = {
  readonly " $data"?: DeskPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deskFacts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasDeskFacts",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "71d91614712db5823a94373256c9a691";

export default node;
