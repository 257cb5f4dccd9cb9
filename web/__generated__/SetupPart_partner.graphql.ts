/**
 * @generated SignedSource<<f2bc0f6edc628252a97164cd6a1b0b95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupPart_partner$data = {
  readonly keys: ReadonlyArray<{
    readonly keyId: string;
  }>;
  readonly setup: {
    readonly test: {
      readonly state: CallbackState;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"KeyCard_setup" | "LockCard_setup" | "ProofCard_setup" | "TestCard_setup">;
  } | null | undefined;
  readonly " $fragmentType": "SetupPart_partner";
};
export type SetupPart_partner$key = {
  readonly " $data"?: SetupPart_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupPart_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupPart_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PartnerKey",
      "kind": "LinkedField",
      "name": "keys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartnerSetup",
      "kind": "LinkedField",
      "name": "setup",
      "plural": false,
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "KeyCard_setup"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProofCard_setup"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TestCard_setup"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LockCard_setup"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "c763aebc45eed4f5057260d76410b354";

export default node;
