/**
 * @generated SignedSource<<2c9223cd9f0a73b7b949a698204db568>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DialogHost_platform$data = {
  readonly sandboxUrl: string | null | undefined;
  readonly " $fragmentType": "DialogHost_platform";
};
export type DialogHost_platform$key = {
  readonly " $data"?: DialogHost_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"DialogHost_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DialogHost_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sandboxUrl",
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "49846d37a5a56029fe7db18ed41a28ca";

export default node;
