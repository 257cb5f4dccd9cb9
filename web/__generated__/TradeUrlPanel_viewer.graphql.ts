/**
 * @generated SignedSource<<5171b5864427bff40c6f29b490a8aa62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeUrlPanel_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly " $fragmentType": "TradeUrlPanel_viewer";
};
export type TradeUrlPanel_viewer$key = {
  readonly " $data"?: TradeUrlPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeUrlPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeUrlPanel_viewer",
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

(node as any).hash = "a1772e991940a719f29838894afeeb5f";

export default node;
