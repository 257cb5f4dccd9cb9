/**
 * @generated SignedSource<<fd1a692d35dc6acd227738b08f0c7c07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VarietyCopies_outcome$data = {
  readonly item: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly paintSeed: number | null | undefined;
    };
    readonly id: string;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly toCents: number | null | undefined;
  readonly " $fragmentType": "VarietyCopies_outcome";
};
export type VarietyCopies_outcome$key = {
  readonly " $data"?: VarietyCopies_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"VarietyCopies_outcome">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VarietyCopies_outcome",
  "selections": [
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
      "name": "toCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "item",
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
          "concreteType": "Asset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "floatValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paintSeed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkOutcome",
  "abstractKey": null
};

(node as any).hash = "e179484d095ad24cf5bbbe4cd9593503";

export default node;
