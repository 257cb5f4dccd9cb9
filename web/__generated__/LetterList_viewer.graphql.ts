/**
 * @generated SignedSource<<e4dfb61a3635a1ed34bf5e46579edf22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LetterList_viewer$data = {
  readonly letters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answer: string | null | undefined;
        readonly answeredAt: string | null | undefined;
        readonly createdAt: string;
        readonly id: string;
        readonly text: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LetterList_viewer";
};
export type LetterList_viewer$key = {
  readonly " $data"?: LetterList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetterList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LetterList_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "LetterConnection",
      "kind": "LinkedField",
      "name": "letters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LetterEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Letter",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answer",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answeredAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "letters(first:20)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d2a440fe2ac9cbe18a0842d906f89074";

export default node;
