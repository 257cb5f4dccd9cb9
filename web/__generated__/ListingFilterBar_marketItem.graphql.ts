/**
 * @generated SignedSource<<679ee7e8581d72112106bd8494e0e159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingFilterBar_marketItem$data = {
  readonly floatMax: number | null | undefined;
  readonly floatMin: number | null | undefined;
  readonly id: string;
  readonly stickersByName: ReadonlyArray<{
    readonly marketHashName: string;
    readonly nameEn: string;
    readonly nameZh: string;
  }> | null | undefined;
  readonly " $fragmentType": "ListingFilterBar_marketItem";
};
export type ListingFilterBar_marketItem$key = {
  readonly " $data"?: ListingFilterBar_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingFilterBar_marketItem">;
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
  "name": "ListingFilterBar_marketItem",
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
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "marketHashNames",
          "variableName": "stickers"
        }
      ],
      "concreteType": "StickerOnSale",
      "kind": "LinkedField",
      "name": "stickersByName",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "8e5cc068de20f13212dd022e0a4febb1";

export default node;
