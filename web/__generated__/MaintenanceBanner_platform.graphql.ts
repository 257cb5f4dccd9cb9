/**
 * @generated SignedSource<<c1273db9d8d438ac6f707ad12308c973>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceBanner_platform$data = {
  readonly maintenance: {
    readonly readAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"MaintenanceLine_maintenance">;
  } | null | undefined;
  readonly " $fragmentType": "MaintenanceBanner_platform";
};
export type MaintenanceBanner_platform$key = {
  readonly " $data"?: MaintenanceBanner_platform$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceBanner_platform">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceBanner_platform",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Maintenance",
      "kind": "LinkedField",
      "name": "maintenance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MaintenanceLine_maintenance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "78b6732f27261d3b6952c45c1e75abdf";

export default node;
