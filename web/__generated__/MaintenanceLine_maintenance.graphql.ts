/**
 * @generated SignedSource<<c4f2cbd5fa8d588407ae1832cf3ff72e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceLine_maintenance$data = {
  readonly endsAt: string;
  readonly readAt: string;
  readonly startsAt: string;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly " $fragmentType": "MaintenanceLine_maintenance";
};
export type MaintenanceLine_maintenance$key = {
  readonly " $data"?: MaintenanceLine_maintenance$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceLine_maintenance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceLine_maintenance",
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
  "type": "Maintenance",
  "abstractKey": null
};

(node as any).hash = "0aebca17b54c3be6a739cad72147afa9";

export default node;
