/**
 * @generated SignedSource<<239693074ed1e17746714f94774ccf84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LockCard_setup$data = {
  readonly callbackUrl: string;
  readonly fingerprint: string;
  readonly isProven: boolean;
  readonly test: {
    readonly state: CallbackState;
  } | null | undefined;
  readonly " $fragmentType": "LockCard_setup";
};
export type LockCard_setup$key = {
  readonly " $data"?: LockCard_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"LockCard_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LockCard_setup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callbackUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fingerprint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProven",
      "storageKey": null
    },
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
    }
  ],
  "type": "PartnerSetup",
  "abstractKey": null
};

(node as any).hash = "2bc37daeb8b7f9dd9d9e07bc3689c529";

export default node;
