/**
 * @generated SignedSource<<da6f82a231e41c98e5a46d15836f9ac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlatformCell_price$data = {
  readonly askCents: number;
  readonly buyHere: {
    readonly basisPoints: number;
    readonly cents: number;
  } | null | undefined;
  readonly buyThere: {
    readonly basisPoints: number;
    readonly cents: number;
  } | null | undefined;
  readonly fetchedAt: string;
  readonly isStale: boolean;
  readonly platform: PricePlatformName;
  readonly " $fragmentType": "PlatformCell_price";
};
export type PlatformCell_price$key = {
  readonly " $data"?: PlatformCell_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformCell_price">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "basisPoints",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformCell_price",
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
      "name": "fetchedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformGap",
      "kind": "LinkedField",
      "name": "buyHere",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformGap",
      "kind": "LinkedField",
      "name": "buyThere",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PlatformPrice",
  "abstractKey": null
};
})();

(node as any).hash = "53adc6969a2f449b72b22d1b459cdb5b";

export default node;
