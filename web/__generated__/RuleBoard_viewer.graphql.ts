/**
 * @generated SignedSource<<6a33240e67b98d09339c18a1755e322f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleBoard_viewer$data = {
  readonly sellingRuleActivity: {
    readonly " $fragmentSpreads": FragmentRefs<"RuleActivity_activity">;
  } | null | undefined;
  readonly sellingRules: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RuleRow_rule">;
  }> | null | undefined;
  readonly steamAccounts: ReadonlyArray<{
    readonly accountName: string;
    readonly id: string;
    readonly personaName: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "RuleBoard_viewer";
};
export type RuleBoard_viewer$key = {
  readonly " $data"?: RuleBoard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleBoard_viewer">;
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
  "name": "RuleBoard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SellingRule",
      "kind": "LinkedField",
      "name": "sellingRules",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleRow_rule"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personaName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellingRuleActivity",
      "kind": "LinkedField",
      "name": "sellingRuleActivity",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleActivity_activity"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7a2ca6af81e39a3d12b9e8b64e161a21";

export default node;
