/**
 * @generated SignedSource<<3b4dee81368d5804fbdd7d69d91adffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExteriorSwitch_marketItem$data = {
  readonly siblings: ReadonlyArray<{
    readonly id: string;
    readonly lowestAskCents: number | null | undefined;
    readonly marketHashName: string;
    readonly phases?: ReadonlyArray<{
      readonly lowestAskCents: number | null | undefined;
      readonly phase: string;
    }> | null | undefined;
    readonly tagExterior: string | null | undefined;
  }> | null | undefined;
  readonly tagExterior: string | null | undefined;
  readonly " $fragmentType": "ExteriorSwitch_marketItem";
};
export type ExteriorSwitch_marketItem$key = {
  readonly " $data"?: ExteriorSwitch_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExteriorSwitch_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagExterior",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskCents",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPhase"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExteriorSwitch_marketItem",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "siblings",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "marketHashName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "condition": "hasPhase",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "74f09e8120a9510d3e07c92f204be0f1";

export default node;
