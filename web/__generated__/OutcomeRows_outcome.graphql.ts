/**
 * @generated SignedSource<<39e257399f934dd912cde80fce944def>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomeRows_outcome$data = {
  readonly fromCents: number | null | undefined;
  readonly item: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly paintSeed: number | null | undefined;
      readonly phase: string | null | undefined;
      readonly picture: string;
    };
    readonly id: string;
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
    };
  } | null | undefined;
  readonly listing: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
      readonly paintSeed: number | null | undefined;
      readonly phase: string | null | undefined;
      readonly picture: string;
    };
    readonly id: string;
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
    } | null | undefined;
  } | null | undefined;
  readonly loweredFromCents: number | null | undefined;
  readonly text: string | null | undefined;
  readonly toCents: number | null | undefined;
  readonly " $fragmentType": "OutcomeRows_outcome";
};
export type OutcomeRows_outcome$key = {
  readonly " $data"?: OutcomeRows_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomeRows_outcome">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "size",
            "value": "CARD"
          }
        ],
        "kind": "ScalarField",
        "name": "picture",
        "storageKey": "picture(size:\"CARD\")"
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutcomeRows_outcome",
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
      "name": "loweredFromCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InventoryItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Listing",
      "kind": "LinkedField",
      "name": "listing",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BulkOutcome",
  "abstractKey": null
};
})();

(node as any).hash = "0451bf8989011f33d3c3c7fc458ee6c0";

export default node;
