/**
 * @generated SignedSource<<a0f96881b7f8aa481da4c3278693101d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseCalendar_calendar$data = {
  readonly days: ReadonlyArray<{
    readonly amountCents: number;
    readonly count: number;
    readonly day: string;
  }>;
  readonly laterCents: number;
  readonly laterCount: number;
  readonly " $fragmentType": "ReleaseCalendar_calendar";
};
export type ReleaseCalendar_calendar$key = {
  readonly " $data"?: ReleaseCalendar_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseCalendar_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseCalendar_calendar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WalletReleaseDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "laterCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "laterCount",
      "storageKey": null
    }
  ],
  "type": "WalletReleaseCalendar",
  "abstractKey": null
};

(node as any).hash = "9ba9e090347d6163014304a8caebed19";

export default node;
