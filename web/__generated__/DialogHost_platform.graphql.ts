/**
 * @generated SignedSource<<61b9acca96d02bb58243466fa3935ccf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DialogHost_platform$data = {
  readonly isSandbox: boolean;
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
      "name": "isSandbox",
      "storageKey": null
    },
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

(node as any).hash = "f35af974dd02c28b28244121a500fedf";

export default node;
