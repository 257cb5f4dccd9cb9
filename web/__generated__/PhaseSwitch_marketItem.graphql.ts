/**
 * @generated SignedSource<<6d42be1ae65d57cf1a14544bb669c7a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhaseSwitch_marketItem$data = {
  readonly lowestAskCents: number | null | undefined;
  readonly phases: ReadonlyArray<{
    readonly lowestAskCents: number | null | undefined;
    readonly phase: string;
  }> | null | undefined;
  readonly " $fragmentType": "PhaseSwitch_marketItem";
};
export type PhaseSwitch_marketItem$key = {
  readonly " $data"?: PhaseSwitch_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhaseSwitch_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhaseSwitch_marketItem",
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

(node as any).hash = "dabce054cbb5eea161ba59530b3f15a6";

export default node;
