/**
 * @generated SignedSource<<3f984b3ab614c79df1abd31a269c0957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallbackFailure = "ADDRESS_NOT_ALLOWED" | "CERTIFICATE" | "CONNECTION" | "NAME_UNKNOWN" | "REFUSED" | "TIMEOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryView_delivery$data = {
  readonly answer: string | null | undefined;
  readonly attempt: number;
  readonly createdAt: string;
  readonly durationMs: number;
  readonly failure: CallbackFailure | null | undefined;
  readonly requestBody: string;
  readonly requestHeaders: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly requestUrl: string;
  readonly status: number | null | undefined;
  readonly " $fragmentType": "DeliveryView_delivery";
};
export type DeliveryView_delivery$key = {
  readonly " $data"?: DeliveryView_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryView_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryView_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CallbackHeader",
      "kind": "LinkedField",
      "name": "requestHeaders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestBody",
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
      "name": "answer",
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
  "type": "CallbackDelivery",
  "abstractKey": null
};

(node as any).hash = "9691bbdd80e2c7c23a1bfaa1cbb5bd91";

export default node;
