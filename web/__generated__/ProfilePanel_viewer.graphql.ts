/**
 * @generated SignedSource<<bbff014c60d35f9f78abf7bddcc838d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePanel_viewer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly id: string;
  readonly nickname: string;
  readonly nicknameAvailableAt: string | null | undefined;
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "ProfilePanel_viewer";
};
export type ProfilePanel_viewer$key = {
  readonly " $data"?: ProfilePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePanel_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePanel_viewer",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "nicknameAvailableAt",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e5b01ca327cc170ceb18643ae302fd1c";

export default node;
