/**
 * @generated SignedSource<<1df8a89383210642d96b40467305629d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsolePart_viewer$data = {
  readonly partner: {
    readonly " $fragmentSpreads": FragmentRefs<"DebugPart_partner">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConsoleOverview_viewer">;
  readonly " $fragmentType": "ConsolePart_viewer";
};
export type ConsolePart_viewer$key = {
  readonly " $data"?: ConsolePart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsolePart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsolePart_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsoleOverview_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Partner",
      "kind": "LinkedField",
      "name": "partner",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DebugPart_partner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c6d1481dab2c4790ceccf261fbcf37f9";

export default node;
