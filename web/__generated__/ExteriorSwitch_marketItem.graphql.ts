/**
 * @generated SignedSource<<375778ef7e77707e36941ce5233aadfb>>
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
};
return {
  "argumentDefinitions": [],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowestAskCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "cd343bd3c81677d148cc9299a3e0ade6";

export default node;
