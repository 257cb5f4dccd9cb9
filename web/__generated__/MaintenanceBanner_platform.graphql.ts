/**
 * @generated SignedSource<<a8477e83fe23ff7ce30d0a63ad6f77dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceBanner_platform$data = {
  readonly maintenance: {
    readonly endsAt: string;
    readonly readAt: string;
    readonly startsAt: string;
    readonly titleEn: string;
    readonly titleZh: string;
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
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titleZh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titleEn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Platform",
  "abstractKey": null
};

(node as any).hash = "37b82b9c759262d443cc14c1061db894";

export default node;
