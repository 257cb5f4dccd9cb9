/**
 * @generated SignedSource<<f1af9d60e35d2631b5f565f2a112f82c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsFacts_marketItem$data = {
  readonly listingCount: number;
  readonly lowestAskCents: number | null | undefined;
  readonly marketHashName: string;
  readonly phases: ReadonlyArray<{
    readonly listingCount: number;
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
    readonly salesPerDay: number;
    readonly salesPerWeek: number;
  }> | null | undefined;
  readonly platformPrices: ReadonlyArray<{
    readonly askCents: number;
    readonly isStale: boolean;
  }> | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly salesPerDay: number;
  readonly salesPerWeek: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceRecipe_marketItem">;
  readonly " $fragmentType": "GoodsFacts_marketItem";
};
export type GoodsFacts_marketItem$key = {
  readonly " $data"?: GoodsFacts_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsFacts_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "referencePriceCents",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listingCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salesPerDay",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salesPerWeek",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsFacts_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketHashName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformPrice",
      "kind": "LinkedField",
      "name": "platformPrices",
      "plural": true,
      "selections": [
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
          "name": "isStale",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItemPhase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReferenceRecipe_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "efd95a2720a96a7b5001422c643ff5cf";

export default node;
