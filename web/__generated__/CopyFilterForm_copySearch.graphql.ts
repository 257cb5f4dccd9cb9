/**
 * @generated SignedSource<<29b11edddd1a451b1edb664f138e2eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyFilterForm_copySearch$data = {
  readonly bid: {
    readonly " $fragmentSpreads": FragmentRefs<"BidButton_bid">;
  } | null | undefined;
  readonly problem: {
    readonly length: number | null | undefined;
    readonly message: string;
    readonly nearest: string | null | undefined;
    readonly position: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CopyFilterForm_copySearch";
};
export type CopyFilterForm_copySearch$key = {
  readonly " $data"?: CopyFilterForm_copySearch$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyFilterForm_copySearch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyFilterForm_copySearch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CopyFilterProblem",
      "kind": "LinkedField",
      "name": "problem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "length",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nearest",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CopySearchBid",
      "kind": "LinkedField",
      "name": "bid",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BidButton_bid"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopySearch",
  "abstractKey": null
};

(node as any).hash = "2f99284fbd4e46b0a8266239cb1dace6";

export default node;
