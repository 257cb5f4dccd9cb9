/**
 * @generated SignedSource<<dd5668de57612f114c4ed2f144aae0ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RechargeCard_center$data = {
  readonly closure: {
    readonly " $fragmentSpreads": FragmentRefs<"ClosureNote_closure">;
  } | null | undefined;
  readonly isClosed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContractState_center" | "RechargeForm_center">;
  readonly " $fragmentType": "RechargeCard_center";
};
export type RechargeCard_center$key = {
  readonly " $data"?: RechargeCard_center$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeCard_center">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeCard_center",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceClosure",
      "kind": "LinkedField",
      "name": "closure",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClosureNote_closure"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractState_center"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RechargeForm_center"
    }
  ],
  "type": "RechargeCenter",
  "abstractKey": null
};

(node as any).hash = "a8ae94d054db86bac8a154283c345568";

export default node;
