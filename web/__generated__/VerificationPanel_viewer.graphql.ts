/**
 * @generated SignedSource<<599bb857507087a7c6df37afda6bd653>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationPanel_viewer$data = {
  readonly verification: {
    readonly frozenUntil: string | null | undefined;
    readonly id: string;
    readonly idNumber: string;
    readonly name: string;
    readonly paymentAccount: string;
  } | null | undefined;
  readonly " $fragmentType": "VerificationPanel_viewer";
};
export type VerificationPanel_viewer$key = {
  readonly " $data"?: VerificationPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Verification",
      "kind": "LinkedField",
      "name": "verification",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentAccount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frozenUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "66530ee08e703bad0f81b265101a9fd7";

export default node;
