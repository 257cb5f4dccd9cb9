/**
 * @generated SignedSource<<1a252ce862eb62e57a09aa165e49dda3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeUrlDialog_account$data = {
  readonly accountName: string;
  readonly id: string;
  readonly tradeUrl: string;
  readonly " $fragmentType": "TradeUrlDialog_account";
};
export type TradeUrlDialog_account$key = {
  readonly " $data"?: TradeUrlDialog_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeUrlDialog_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeUrlDialog_account",
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
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeUrl",
      "storageKey": null
    }
  ],
  "type": "SteamAccount",
  "abstractKey": null
};

(node as any).hash = "7e5a9088740ece4d495e36b07bd64f44";

export default node;
