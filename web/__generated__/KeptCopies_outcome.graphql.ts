/**
 * @generated SignedSource<<0a82147162ebee457320078b9d7ee048>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptCopies_outcome$data = {
  readonly fromCents: number | null | undefined;
  readonly item: {
    readonly asset: {
      readonly floatValue: number | null | undefined;
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
    };
    readonly id: string;
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
    } | null | undefined;
  } | null | undefined;
  readonly toCents: number | null | undefined;
  readonly " $fragmentType": "KeptCopies_outcome";
};
export type KeptCopies_outcome$key = {
  readonly " $data"?: KeptCopies_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptCopies_outcome">;
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
  "name": "KeptCopies_outcome",
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

(node as any).hash = "2913431deb2a73c1f49574acb188eef9";

export default node;
