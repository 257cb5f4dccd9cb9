/**
 * @generated SignedSource<<e7d5466c1864898b731055cbbeef9172>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofCard_setup$data = {
  readonly challenge: string;
  readonly isProven: boolean;
  readonly " $fragmentType": "ProofCard_setup";
};
export type ProofCard_setup$key = {
  readonly " $data"?: ProofCard_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofCard_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofCard_setup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProven",
      "storageKey": null
    }
  ],
  "type": "PartnerSetup",
  "abstractKey": null
};

(node as any).hash = "e6dd90264e72a2f8308c6a2dba29c01f";

export default node;
