/**
 * @generated SignedSource<<942fe51b27dea659ac0e2306f130b979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSettings_viewer$data = {
  readonly shopAddressOffer: string | null | undefined;
  readonly user: {
    readonly id: string;
    readonly shopAddress: string | null | undefined;
    readonly shopLine: string | null | undefined;
  };
  readonly " $fragmentType": "ShopSettings_viewer";
};
export type ShopSettings_viewer$key = {
  readonly " $data"?: ShopSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopAddressOffer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "shopLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopAddress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "766c122a8e53547d0a255ff502a830ed";

export default node;
