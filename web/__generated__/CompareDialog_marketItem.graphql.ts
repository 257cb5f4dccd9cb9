/**
 * @generated SignedSource<<86b0161c8fec628ec77f903688e161f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareDialog_marketItem$data = {
  readonly phases: ReadonlyArray<{
    readonly phase: string;
    readonly referencePriceCents: number | null | undefined;
  }> | null | undefined;
  readonly referencePriceCents: number | null | undefined;
  readonly " $fragmentType": "CompareDialog_marketItem";
};
export type CompareDialog_marketItem$key = {
  readonly " $data"?: CompareDialog_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareDialog_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "CompareDialog_marketItem",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "6900cade18f0a55432922aaec1980bcc";

export default node;
