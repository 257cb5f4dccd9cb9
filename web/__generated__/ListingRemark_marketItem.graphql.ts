/**
 * @generated SignedSource<<abd57a1848051cde15cd7f0bc6c59d1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingRemark_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly floatMin: number | null | undefined;
  readonly lowestAskCents: number | null | undefined;
  readonly phases: ReadonlyArray<{
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
  }> | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly tagExterior: string | null | undefined;
  readonly " $fragmentType": "ListingRemark_marketItem";
};
export type ListingRemark_marketItem$key = {
  readonly " $data"?: ListingRemark_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingRemark_marketItem">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingRemark_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagExterior",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "a0e26f921df9a9c0804d50d40fdcd8f0";

export default node;
