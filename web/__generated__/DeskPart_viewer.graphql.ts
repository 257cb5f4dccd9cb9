/**
 * @generated SignedSource<<e066ca9e57d38df6455f9cacdad0a529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeskFact = "ABOVE_LOWEST" | "COST" | "DAYS_ON_SALE" | "LAST_SALE" | "LOWEST_OTHER" | "NET" | "PLACE" | "PROFIT" | "REFERENCE" | "RULE" | "SELLING_TIME" | "WEEK_SALES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskPart_viewer$data = {
  readonly deskFacts: ReadonlyArray<DeskFact>;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ba999d7145cd6c26a29e0d727d7121c0";

export default node;
