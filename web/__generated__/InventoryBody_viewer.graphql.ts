/**
 * @generated SignedSource<<94b0da59577de5dbfde0bc63ead0e77c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SteamInventoryStatus = "FAILED" | "NEVER" | "PRIVATE" | "SYNCED" | "SYNCING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InventoryBody_viewer$data = {
  readonly inventoryCounts: {
    readonly all: number;
    readonly listed: number;
    readonly nonTradable: number;
    readonly unlisted: number;
    readonly varieties: number;
  } | null | undefined;
  readonly items?: {
    readonly " $fragmentSpreads": FragmentRefs<"ItemList_viewer">;
  } | null | undefined;
  readonly steamAccounts: ReadonlyArray<{
    readonly id: string;
    readonly inventoryStatus: SteamInventoryStatus;
  }> | null | undefined;
  readonly varieties?: {
    readonly " $fragmentSpreads": FragmentRefs<"VarietyList_viewer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeskPart_viewer">;
  readonly " $fragmentType": "InventoryBody_viewer";
};
export type InventoryBody_viewer$key = {
  readonly " $data"?: InventoryBody_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InventoryBody_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v1 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v2 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isMerged"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "quantity"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InventoryBody_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SteamAccount",
      "kind": "LinkedField",
      "name": "steamAccounts",
      "plural": true,
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
          "name": "inventoryStatus",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "InventoryCounts",
      "kind": "LinkedField",
      "name": "inventoryCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unlisted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nonTradable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "varieties",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskPart_viewer"
    },
    {
      "condition": "isMerged",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "ItemList_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "items"
        }
      ]
    },
    {
      "condition": "isMerged",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "quantity",
                    "variableName": "quantity"
                  },
                  (v2/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "VarietyList_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "varieties"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e4035421624fdfa068158524f20ac08a";

export default node;
