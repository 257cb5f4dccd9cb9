/**
 * @generated SignedSource<<96d7917a123472702352cc4975d20500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricePlatformName = "BUFF" | "C5" | "STEAM" | "YOUPIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useComparedPlatforms_query$data = {
  readonly platform: {
    readonly serverTime: string;
  } | null | undefined;
  readonly pricePlatforms: ReadonlyArray<{
    readonly isSandbox: boolean;
    readonly isStale: boolean;
    readonly isWalletOnly: boolean;
    readonly name: PricePlatformName;
  }> | null | undefined;
  readonly " $fragmentType": "useComparedPlatforms_query";
};
export type useComparedPlatforms_query$key = {
  readonly " $data"?: useComparedPlatforms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useComparedPlatforms_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useComparedPlatforms_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Platform",
      "kind": "LinkedField",
      "name": "platform",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serverTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePlatform",
      "kind": "LinkedField",
      "name": "pricePlatforms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "isSandbox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWalletOnly",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3c293b972a1b9b5a297989fcdc161bab";

export default node;
