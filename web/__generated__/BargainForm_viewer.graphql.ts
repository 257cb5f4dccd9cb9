/**
 * @generated SignedSource<<eb6f6289221925833984e771503be5d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BargainForm_viewer$data = {
  readonly wallet: {
    readonly id: string;
    readonly spendableCents: number;
  };
  readonly " $fragmentType": "BargainForm_viewer";
};
export type BargainForm_viewer$key = {
  readonly " $data"?: BargainForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BargainForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BargainForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
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
          "name": "spendableCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3f77349a56cc796c4ecca374d7d9df0b";

export default node;
