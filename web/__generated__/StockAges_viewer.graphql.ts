/**
 * @generated SignedSource<<c77d6a1dbbd9558cfb888466ae2be1c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockAges_viewer$data = {
  readonly stockAges: ReadonlyArray<{
    readonly aboveCount: number;
    readonly askCents: number;
    readonly comparedCount: number;
    readonly comparedNetCents: number;
    readonly count: number;
    readonly fromDays: number;
    readonly medianNetCents: number;
    readonly toDays: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "StockAges_viewer";
};
export type StockAges_viewer$key = {
  readonly " $data"?: StockAges_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockAges_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockAges_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockAge",
      "kind": "LinkedField",
      "name": "stockAges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedNetCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianNetCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aboveCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "433beaf044ec460a4befbda181734b69";

export default node;
