/**
 * @generated SignedSource<<bcab78e2ba60f0a9cc1062bd39303d17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConsolePart_viewer$data = {
  readonly isOpenPlatformOn: boolean;
  readonly partner: {
    readonly appId: string;
    readonly callbackUrl: string | null | undefined;
    readonly keys: ReadonlyArray<{
      readonly fingerprint: string;
      readonly keyId: string;
      readonly revokedAt: string | null | undefined;
    }>;
    readonly lockedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPlatformSwitch_viewer">;
  readonly " $fragmentType": "ConsolePart_viewer";
};
export type ConsolePart_viewer$key = {
  readonly " $data"?: ConsolePart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsolePart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsolePart_viewer",
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
      "alias": null,
      "args": null,
      "concreteType": "Partner",
      "kind": "LinkedField",
      "name": "partner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callbackUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PartnerKey",
          "kind": "LinkedField",
          "name": "keys",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keyId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fingerprint",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revokedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f93af44e91fd7f3c444384082966a531";

export default node;
