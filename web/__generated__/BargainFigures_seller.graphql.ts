/**
 * @generated SignedSource<<b59556fc0d4f9235bf523679873a5e29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BargainFigures_seller$data = {
  readonly bargainRecord: {
    readonly acceptedShare: number;
    readonly decidedCount: number;
    readonly medianAnswerMs: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BargainFigures_seller";
};
export type BargainFigures_seller$key = {
  readonly " $data"?: BargainFigures_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"BargainFigures_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BargainFigures_seller",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BargainRecord",
      "kind": "LinkedField",
      "name": "bargainRecord",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianAnswerMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "91debad92be1074ae629208e6033c866";

export default node;
