/**
 * @generated SignedSource<<d8aa021885077fa2cec6ab2c1b71bf27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackFailure = "ADDRESS_NOT_ALLOWED" | "CERTIFICATE" | "CONNECTION" | "NAME_UNKNOWN" | "REFUSED" | "TIMEOUT" | "%future added value";
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TestCard_setup$data = {
  readonly test: {
    readonly answer: string | null | undefined;
    readonly durationMs: number | null | undefined;
    readonly failure: CallbackFailure | null | undefined;
    readonly state: CallbackState;
    readonly status: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TestCard_setup";
};
export type TestCard_setup$key = {
  readonly " $data"?: TestCard_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestCard_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestCard_setup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallbackTest",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
      "selections": [
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartnerSetup",
  "abstractKey": null
};

(node as any).hash = "6fcd867f88b332d64dfeb503d70776ac";

export default node;
