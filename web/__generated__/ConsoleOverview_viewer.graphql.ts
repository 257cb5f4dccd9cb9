/**
 * @generated SignedSource<<426b975fb96fac98c8cfb0c5562b8e23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsoleOverview_viewer$data = {
  readonly isOpenPlatformOn: boolean;
  readonly partner: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressesCard_partner" | "CallbackStateCard_partner" | "CredentialsCard_partner" | "StyleCard_partner" | "UsageCard_partner">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformSwitch_viewer" | "ScenarioCard_viewer">;
  readonly " $fragmentType": "ConsoleOverview_viewer";
};
export type ConsoleOverview_viewer$key = {
  readonly " $data"?: ConsoleOverview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsoleOverview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsoleOverview_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpenPlatformOn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenPlatformSwitch_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScenarioCard_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Partner",
      "kind": "LinkedField",
      "name": "partner",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CredentialsCard_partner"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CallbackStateCard_partner"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UsageCard_partner"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressesCard_partner"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StyleCard_partner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "37a2d8a792b53f1be54d9a740c08f749";

export default node;
