/**
 * @generated SignedSource<<e67681680c24f1fb9a6bc0242d63a8b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyFilterForm_copySearch$data = {
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
    }
  ],
  "type": "CopySearch",
  "abstractKey": null
};

(node as any).hash = "a80863d84575360aaea38be3c99cf4d0";

export default node;
