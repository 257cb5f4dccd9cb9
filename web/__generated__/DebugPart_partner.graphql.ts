/**
 * @generated SignedSource<<36ed4fb36e506b9626f9d6a75962370d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureStyle = "ECOSTEAM" | "NATIVE" | "YOUPIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DebugPart_partner$data = {
  readonly signatureStyle: SignatureStyle;
  readonly " $fragmentType": "DebugPart_partner";
};
export type DebugPart_partner$key = {
  readonly " $data"?: DebugPart_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugPart_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugPart_partner",
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

(node as any).hash = "dc1fcffb5d71cdd69cd9ac28e1e75056";

export default node;
