/**
 * @generated SignedSource<<8f8e051bfc533ada7d55f52eaa5fdb76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPlatformSwitch_viewer$data = {
  readonly isOpenPlatformOn: boolean;
  readonly " $fragmentType": "OpenPlatformSwitch_viewer";
};
export type OpenPlatformSwitch_viewer$key = {
  readonly " $data"?: OpenPlatformSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPlatformSwitch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpenPlatformOn",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "45afb7e2843b30de75527280e67d14b7";

export default node;
