/**
 * @generated SignedSource<<3d69e7fa8b2c56415c0ec3c5b85d85e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureStyle = "ECOSTEAM" | "NATIVE" | "YOUPIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StyleCard_partner$data = {
  readonly signatureStyle: SignatureStyle;
  readonly " $fragmentType": "StyleCard_partner";
};
export type StyleCard_partner$key = {
  readonly " $data"?: StyleCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"StyleCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StyleCard_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signatureStyle",
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "84a0db3240dec1a8827d7739efedbe41";

export default node;
