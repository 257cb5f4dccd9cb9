/**
 * @generated SignedSource<<aff1d90006a0dbe959c56c0ec5321dcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhonePanel_viewer$data = {
  readonly phone: string;
  readonly " $fragmentType": "PhonePanel_viewer";
};
export type PhonePanel_viewer$key = {
  readonly " $data"?: PhonePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhonePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhonePanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6300f3c4bf1feaa1a35fa68439ed35e5";

export default node;
