/**
 * @generated SignedSource<<86553b78e5292123f193361fea7abe78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageCard_partner$data = {
  readonly usage: ReadonlyArray<{
    readonly day: string;
    readonly requestCount: number;
  }>;
  readonly " $fragmentType": "UsageCard_partner";
};
export type UsageCard_partner$key = {
  readonly " $data"?: UsageCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageCard_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PartnerUsageDay",
      "kind": "LinkedField",
      "name": "usage",
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
          "name": "requestCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "d3af46b5560d2198660b0a2ffd0820a1";

export default node;
