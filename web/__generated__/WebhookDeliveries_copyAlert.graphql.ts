/**
 * @generated SignedSource<<d9bd21d5c8ce7d78e095088464f940f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackFailure = "ADDRESS_NOT_ALLOWED" | "CERTIFICATE" | "CONNECTION" | "NAME_UNKNOWN" | "REFUSED" | "TIMEOUT" | "%future added value";
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookDeliveries_copyAlert$data = {
  readonly webhook: {
    readonly deliveries: ReadonlyArray<{
      readonly attempts: number;
      readonly copyCount: number;
      readonly createdAt: string;
      readonly deliveryId: string;
      readonly durationMs: number | null | undefined;
      readonly failure: CallbackFailure | null | undefined;
      readonly isTest: boolean;
      readonly state: CallbackState;
      readonly status: number | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "WebhookDeliveries_copyAlert";
};
export type WebhookDeliveries_copyAlert$key = {
  readonly " $data"?: WebhookDeliveries_copyAlert$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDeliveries_copyAlert">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookDeliveries_copyAlert",
  "selections": [
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
          "concreteType": "AlertWebhookDelivery",
          "kind": "LinkedField",
          "name": "deliveries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveryId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isTest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "copyCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopyAlert",
  "abstractKey": null
};

(node as any).hash = "302e4430346bc27276cd3262eb9e75eb";

export default node;
