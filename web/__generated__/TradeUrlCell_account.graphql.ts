/**
 * @generated SignedSource<<25b7b739d6e601c56377aeff6f6aa521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeUrlCell_account$data = {
  readonly accountName: string;
  readonly tradeUrl: string;
  readonly " $fragmentType": "TradeUrlCell_account";
};
export type TradeUrlCell_account$key = {
  readonly " $data"?: TradeUrlCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeUrlCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeUrlCell_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "51e2a73f52ecc5cfece5850dad338908";

export default node;
