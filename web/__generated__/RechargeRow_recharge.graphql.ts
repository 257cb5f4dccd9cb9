/**
 * @generated SignedSource<<8444d935657c58181dfb2a92871de18e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RechargeStatus = "CLOSED" | "FINISHED" | "INCOMPLETE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RechargeRow_recharge$data = {
  readonly amountCents: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly number: string;
  readonly status: RechargeStatus;
  readonly " $fragmentType": "RechargeRow_recharge";
};
export type RechargeRow_recharge$key = {
  readonly " $data"?: RechargeRow_recharge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeRow_recharge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeRow_recharge",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Recharge",
  "abstractKey": null
};

(node as any).hash = "6ae73cde2621cf23a2e30ef9e1ca132f";

export default node;
