/**
 * @generated SignedSource<<40b35e213b5f11b84218e2f92c5d4b40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CopyCheckHandling = "BLOCKED" | "DELIVERED_ELSEWHERE" | "MORE_TAKEN" | "OVER" | "PASSED_OVER" | "PRICED_TAKEN" | "TAKEN" | "TAKEN_ELSEWHERE" | "%future added value";
export type CopyCheckStage = "LISTED" | "OFFERED" | "ORDERED" | "RECEIVED" | "%future added value";
export type CopyCheckState = "DIFFERENT" | "EQUAL" | "NEVER" | "NOT_RECORDED" | "NOT_SHOWN" | "NOT_YET" | "RECORDED" | "%future added value";
export type CopyCheckTrait = "ASSET_ID" | "DECORATIONS" | "SEED" | "WEAR" | "%future added value";
export type CopyDifference = "ASSET" | "EXTRA_ASKED" | "EXTRA_GIVEN" | "PARTNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderCheck_order$data = {
  readonly copyCheck: {
    readonly notes: ReadonlyArray<{
      readonly difference: CopyDifference;
      readonly handling: CopyCheckHandling;
      readonly isRefunded: boolean;
      readonly steamOfferId: string;
    }>;
    readonly rows: ReadonlyArray<{
      readonly cells: ReadonlyArray<{
        readonly decorations: ReadonlyArray<{
          readonly nameEn: string;
          readonly nameZh: string;
          readonly seed: number | null | undefined;
          readonly wear: number | null | undefined;
        }>;
        readonly newValue: string | null | undefined;
        readonly stage: CopyCheckStage;
        readonly state: CopyCheckState;
        readonly value: string | null | undefined;
      }>;
      readonly trait: CopyCheckTrait;
    }>;
  };
  readonly orderNo: string;
  readonly " $fragmentType": "OrderCheck_order";
};
export type OrderCheck_order$key = {
  readonly " $data"?: OrderCheck_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCheck_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCheck_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CopyCheck",
      "kind": "LinkedField",
      "name": "copyCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyCheckRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trait",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CopyCheckCell",
              "kind": "LinkedField",
              "name": "cells",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "stage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newValue",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CopyDecoration",
                  "kind": "LinkedField",
                  "name": "decorations",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nameZh",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nameEn",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "wear",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "seed",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyCheckNote",
          "kind": "LinkedField",
          "name": "notes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "difference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "steamOfferId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "handling",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRefunded",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "18f8a988ab51ff73c2672e17af047364";

export default node;
