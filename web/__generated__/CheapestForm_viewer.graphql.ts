/**
 * @generated SignedSource<<6ff11d4b4794192d162265d735bfa360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheapestForm_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly wallet: {
    readonly id: string;
    readonly spendableCents: number;
  };
  readonly " $fragmentType": "CheapestForm_viewer";
};
export type CheapestForm_viewer$key = {
  readonly " $data"?: CheapestForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheapestForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheapestForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    },
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

(node as any).hash = "7223e580602cf74572de63e3194d8fb3";

export default node;
