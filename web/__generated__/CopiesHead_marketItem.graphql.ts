/**
 * @generated SignedSource<<cc6886ae1dd69d7ade90ab5125b1265f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopiesHead_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly id: string;
  readonly tagType: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListingFilterBar_marketItem">;
  readonly " $fragmentType": "CopiesHead_marketItem";
};
export type CopiesHead_marketItem$key = {
  readonly " $data"?: CopiesHead_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopiesHead_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stickers"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopiesHead_marketItem",
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
      "name": "tagType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floatMax",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "stickers",
          "variableName": "stickers"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ListingFilterBar_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "4439385c87946fc0b9b033cc545e8ac8";

export default node;
