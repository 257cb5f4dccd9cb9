/**
 * @generated SignedSource<<e15c26a46e845d2d541c1e50e57552a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressesCard_partner$data = {
  readonly allowedAddresses: ReadonlyArray<string>;
  readonly " $fragmentType": "AddressesCard_partner";
};
export type AddressesCard_partner$key = {
  readonly " $data"?: AddressesCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressesCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressesCard_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedAddresses",
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "a64b0d35133582fa5ef4f832ff50602a";

export default node;
