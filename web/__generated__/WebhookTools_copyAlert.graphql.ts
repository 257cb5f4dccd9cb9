/**
 * @generated SignedSource<<b381da891eb04dc5d5016f4f3558df37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookTools_copyAlert$data = {
  readonly id: string;
  readonly " $fragmentType": "WebhookTools_copyAlert";
};
export type WebhookTools_copyAlert$key = {
  readonly " $data"?: WebhookTools_copyAlert$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookTools_copyAlert">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookTools_copyAlert",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "CopyAlert",
  "abstractKey": null
};

(node as any).hash = "d5db8a419cd016d695ffb3bb5f190712";

export default node;
