/**
 * @generated SignedSource<<3fa08674588b0fc59bc8ef1758525da0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SellingRuleReason = "BASIS" | "CEILING" | "COST_FLOOR" | "FLOOR" | "FLOOR_ABOVE_CEILING" | "FLOOR_FAR_ABOVE" | "FLOOR_TOO_HIGH" | "HIGHEST" | "LISTINGS_CLOSED" | "MOVED" | "NOT_ON_SALE" | "NO_COST" | "NO_REFERENCE" | "NO_RIVAL" | "OUTLIER" | "OUTLIER_SKIPPED" | "PURCHASES_CLOSED" | "SOLD_TO_BID" | "STEP" | "TOO_LOW" | "UNCHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunOutcomes_outcome$data = {
  readonly because: SellingRuleReason;
  readonly fromCents: number;
  readonly listing: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
    };
    readonly id: string;
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
    } | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly orderNo: string;
  } | null | undefined;
  readonly soldFor: {
    readonly priceCents: number;
  } | null | undefined;
  readonly toCents: number | null | undefined;
  readonly " $fragmentType": "RunOutcomes_outcome";
};
export type RunOutcomes_outcome$key = {
  readonly " $data"?: RunOutcomes_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunOutcomes_outcome">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunOutcomes_outcome",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromCents",
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
      "kind": "ScalarField",
      "name": "because",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BestBid",
      "kind": "LinkedField",
      "name": "soldFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Listing",
      "kind": "LinkedField",
      "name": "listing",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketItem",
          "kind": "LinkedField",
          "name": "marketItem",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellingRuleOutcome",
  "abstractKey": null
};

(node as any).hash = "c0356ed2871d776cd3d0ac3c713b1e72";

export default node;
