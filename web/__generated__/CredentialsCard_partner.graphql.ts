/**
 * @generated SignedSource<<53c553668294582cd51e7e292046cb00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CredentialsCard_partner$data = {
  readonly appId: string;
  readonly callbackUrl: string | null | undefined;
  readonly keys: ReadonlyArray<{
    readonly fingerprint: string;
    readonly keyId: string;
    readonly revokedAt: string | null | undefined;
  }>;
  readonly lockedAt: string | null | undefined;
  readonly " $fragmentType": "CredentialsCard_partner";
};
export type CredentialsCard_partner$key = {
  readonly " $data"?: CredentialsCard_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"CredentialsCard_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CredentialsCard_partner",
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
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "3b5ea26cac7b5501d3fca31f2764d8c3";

export default node;
