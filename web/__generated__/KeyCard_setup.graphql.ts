/**
 * @generated SignedSource<<0036fd3bee00a10d16a43abef6cbd5b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyCard_setup$data = {
  readonly callbackUrl: string;
  readonly fingerprint: string;
  readonly publicKey: string;
  readonly " $fragmentType": "KeyCard_setup";
};
export type KeyCard_setup$key = {
  readonly " $data"?: KeyCard_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyCard_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyCard_setup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    },
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
    }
  ],
  "type": "PartnerSetup",
  "abstractKey": null
};

(node as any).hash = "5a0c28faf2ec47572d0471b23e06bb9d";

export default node;
