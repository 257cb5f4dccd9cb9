/**
 * @generated SignedSource<<ccfe6aa365ccba13f7aef9bac385d9f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldAges_viewer$data = {
  readonly heldAges: ReadonlyArray<{
    readonly count: number;
    readonly fromDays: number;
    readonly referenceCents: number;
    readonly toDays: number | null | undefined;
    readonly withoutReferenceCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "HeldAges_viewer";
};
export type HeldAges_viewer$key = {
  readonly " $data"?: HeldAges_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldAges_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldAges_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldAge",
      "kind": "LinkedField",
      "name": "heldAges",
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
          "name": "referenceCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutReferenceCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3b1c87fe74d31fd1296ba97d68ab2c4b";

export default node;
