/**
 * @generated SignedSource<<dc20b7b86862c99a8a1344d09425d8b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryAccounts_desk$data = {
  readonly accounts: ReadonlyArray<{
    readonly accountName: string;
    readonly dueCount: number;
    readonly steamId: string;
  }>;
  readonly dueCount: number;
  readonly " $fragmentType": "DeliveryAccounts_desk";
};
export type DeliveryAccounts_desk$key = {
  readonly " $data"?: DeliveryAccounts_desk$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryAccounts_desk">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryAccounts_desk",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steamId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DeliveryDesk",
  "abstractKey": null
};
})();

(node as any).hash = "87fe93773e84a03734056c8169419a27";

export default node;
