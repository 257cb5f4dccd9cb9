/**
 * @generated SignedSource<<7ac3b7f3e6ff1e93f3b49ec8fddb6ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishRow_suggestion$data = {
  readonly exteriorCount: number;
  readonly item: {
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
    readonly picture: string;
    readonly rarityColor: string;
  };
  readonly lowestAskCents: number | null | undefined;
  readonly matchesEn: ReadonlyArray<{
    readonly end: number;
    readonly start: number;
  }>;
  readonly matchesZh: ReadonlyArray<{
    readonly end: number;
    readonly start: number;
  }>;
  readonly " $fragmentType": "FinishRow_suggestion";
};
export type FinishRow_suggestion$key = {
  readonly " $data"?: FinishRow_suggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishRow_suggestion">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "start",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "end",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishRow_suggestion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exteriorCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowestAskCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextRange",
      "kind": "LinkedField",
      "name": "matchesZh",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextRange",
      "kind": "LinkedField",
      "name": "matchesEn",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItem",
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rarityColor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FinishSuggestion",
  "abstractKey": null
};
})();

(node as any).hash = "c4e3f154b2865c634930e170e272e3a8";

export default node;
