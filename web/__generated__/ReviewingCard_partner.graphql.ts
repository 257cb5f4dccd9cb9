/**
 * @generated SignedSource<<b593acee7f990df7d573affc5c02b2f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewingCard_partner$data = {
  readonly submittedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationFacts_partner">;
  readonly " $fragmentType": "ReviewingCard_partner";
};
export type ReviewingCard_partner$key = {
  readonly " $data"?: ReviewingCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewingCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewingCard_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationFacts_partner"
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "bdd8e0cf0d3585b2dab44c13d302606b";

export default node;
