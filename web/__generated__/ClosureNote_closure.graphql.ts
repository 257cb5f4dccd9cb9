/**
 * @generated SignedSource<<8965e7329c526186c5fcb2d2212e07be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Service = "BINDING" | "LISTINGS" | "OPEN_PLATFORM" | "ORDER_PAYMENTS" | "PURCHASES" | "RECHARGES" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClosureNote_closure$data = {
  readonly service: Service;
  readonly wordsEn: string | null | undefined;
  readonly wordsZh: string | null | undefined;
  readonly " $fragmentType": "ClosureNote_closure";
};
export type ClosureNote_closure$key = {
  readonly " $data"?: ClosureNote_closure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosureNote_closure">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosureNote_closure",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordsZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordsEn",
      "storageKey": null
    }
  ],
  "type": "ServiceClosure",
  "abstractKey": null
};

(node as any).hash = "5f2f1741f40945ddfd99523f43f11320";

export default node;
