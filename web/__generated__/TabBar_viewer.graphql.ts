/**
 * @generated SignedSource<<afb04ec58a9daeecf14c035405ac9fae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabBar_viewer$data = {
  readonly unreadMessageCount: number;
  readonly " $fragmentType": "TabBar_viewer";
};
export type TabBar_viewer$key = {
  readonly " $data"?: TabBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TabBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TabBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessageCount",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7b3ddd10649060b4a72f4a03c94874cb";

export default node;
