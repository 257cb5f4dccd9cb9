/**
 * @generated SignedSource<<8deaa73073f44f8723ca36b61e3aef65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectedPart_partner$data = {
  readonly rejectReason: string | null | undefined;
  readonly reviewedAt: string | null | undefined;
  readonly solution: string | null | undefined;
  readonly " $fragmentType": "RejectedPart_partner";
};
export type RejectedPart_partner$key = {
  readonly " $data"?: RejectedPart_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectedPart_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RejectedPart_partner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solution",
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "5789e8930fbce933b5271b38ca7db4cc";

export default node;
