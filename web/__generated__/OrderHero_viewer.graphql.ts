/**
 * @generated SignedSource<<764ca577ba01f0ffd5d3b2c314824761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHero_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly " $fragmentType": "OrderHero_viewer";
};
export type OrderHero_viewer$key = {
  readonly " $data"?: OrderHero_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHero_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHero_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "459c470b3c147f68b49fbb32fc37e9c4";

export default node;
