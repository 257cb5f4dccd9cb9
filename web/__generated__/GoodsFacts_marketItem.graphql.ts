/**
 * @generated SignedSource<<fb3c1ce727089efb9fa9e90721611d38>>
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
  readonly phases: ReadonlyArray<{
    readonly listingCount: number;
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsFacts_marketItem",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesPerDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesPerWeek",
      "storageKey": null
    },
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
        (v1/*:: as any*/)
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

(node as any).hash = "e2e6b9c30a2bade73af8a2cdc18ff924";

export default node;
