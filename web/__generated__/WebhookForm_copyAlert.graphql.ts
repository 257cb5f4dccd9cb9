/**
 * @generated SignedSource<<4a445f9b41f74831b0af6141e8042d6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookForm_copyAlert$data = {
  readonly id: string;
  readonly webhook: {
    readonly failureCount: number;
    readonly offAt: string | null | undefined;
    readonly replacesMessage: boolean;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "WebhookForm_copyAlert";
};
export type WebhookForm_copyAlert$key = {
  readonly " $data"?: WebhookForm_copyAlert$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookForm_copyAlert">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookForm_copyAlert",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AlertWebhook",
      "kind": "LinkedField",
      "name": "webhook",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "replacesMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failureCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopyAlert",
  "abstractKey": null
};

(node as any).hash = "1b9354a410f996732530bdaeb0052c0f";

export default node;
