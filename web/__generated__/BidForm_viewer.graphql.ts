/**
 * @generated SignedSource<<3423d11d4a041c304f60df2eaf045da9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BidForm_viewer$data = {
  readonly tradeUrl: string | null | undefined;
  readonly wallet: {
    readonly id: string;
    readonly spendableCents: number;
  };
  readonly " $fragmentType": "BidForm_viewer";
};
export type BidForm_viewer$key = {
  readonly " $data"?: BidForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BidForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BidForm_viewer",
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

(node as any).hash = "f09aba587b05344336bea7214357ff42";

export default node;
