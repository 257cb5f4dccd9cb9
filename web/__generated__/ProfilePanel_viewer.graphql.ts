/**
 * @generated SignedSource<<03c68aa466399d03247fddf28a97b154>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfilePanel_viewer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly nickname: string;
  readonly phone: string;
  readonly " $fragmentType": "ProfilePanel_viewer";
};
export type ProfilePanel_viewer$key = {
  readonly " $data"?: ProfilePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d42250ea07219e8be11cdb7a2c4cedca";

export default node;
