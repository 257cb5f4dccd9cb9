/**
 * @generated SignedSource<<9ed73834a3182a9a625bf4c485e95917>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartState = "DOWN" | "SLOW" | "UP" | "%future added value";
export type StatusPart = "CALLBACKS" | "CODES" | "MARKET" | "PAYMENTS" | "STEAM" | "WITHDRAWALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusRow_part$data = {
  readonly bars: ReadonlyArray<PartState | null | undefined>;
  readonly part: StatusPart;
  readonly since: string | null | undefined;
  readonly state: PartState | null | undefined;
  readonly " $fragmentType": "StatusRow_part";
};
export type StatusRow_part$key = {
  readonly " $data"?: StatusRow_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusRow_part">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusRow_part",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "part",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bars",
      "storageKey": null
    }
  ],
  "type": "PartStatus",
  "abstractKey": null
};

(node as any).hash = "e1a8bcb2f36d147bdb14550f23f68c01";

export default node;
