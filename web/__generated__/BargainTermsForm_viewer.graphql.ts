/**
 * @generated SignedSource<<c8d6c4bb94527b2eeb8ea3a4a6c5f0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BargainTermsForm_viewer$data = {
  readonly bargainTerms: {
    readonly acceptPercent: number | null | undefined;
    readonly isOpen: boolean;
    readonly leastPercent: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BargainTermsForm_viewer";
};
export type BargainTermsForm_viewer$key = {
  readonly " $data"?: BargainTermsForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BargainTermsForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BargainTermsForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BargainTerms",
      "kind": "LinkedField",
      "name": "bargainTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leastPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b8ebc1f71290ad2d6385f1777ae60627";

export default node;
