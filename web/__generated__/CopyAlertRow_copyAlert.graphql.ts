/**
 * @generated SignedSource<<ee8182c49f5fa7d836bbc024810a87f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyAlertRow_copyAlert$data = {
  readonly filter: string;
  readonly id: string;
  readonly name: string;
  readonly webhook: {
    readonly offAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CopyAlertRow_copyAlert";
};
export type CopyAlertRow_copyAlert$key = {
  readonly " $data"?: CopyAlertRow_copyAlert$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyAlertRow_copyAlert">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyAlertRow_copyAlert",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AlertWebhook",
      "kind": "LinkedField",
      "name": "webhook",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopyAlert",
  "abstractKey": null
};

(node as any).hash = "b3ca9a9aad53e6d920fd0535001903e1";

export default node;
