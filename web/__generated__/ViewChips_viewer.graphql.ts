/**
 * @generated SignedSource<<bbd0ecbc0c1e7dc24535c849cd37b786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InventoryTab = "ALL" | "LISTED" | "NON_TRADABLE" | "UNLISTED" | "%future added value";
export type OwnListingStatus = "ACTIVE" | "OPEN" | "PAUSED" | "RESERVED" | "UNSOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewChips_viewer$data = {
  readonly savedViews: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly id: string;
    readonly inventory: {
      readonly copies: {
        readonly cooldownUntil: string | null | undefined;
        readonly exteriors: ReadonlyArray<string>;
        readonly hasCost: boolean | null | undefined;
        readonly maxAboveLowest: number | null | undefined;
        readonly maxDaysHeld: number | null | undefined;
        readonly maxDaysOnSale: number | null | undefined;
        readonly maxPriceCents: number | null | undefined;
        readonly minAboveLowest: number | null | undefined;
        readonly minDaysHeld: number | null | undefined;
        readonly minDaysOnSale: number | null | undefined;
        readonly minPriceCents: number | null | undefined;
        readonly rarities: ReadonlyArray<string>;
        readonly types: ReadonlyArray<string>;
      };
      readonly keyword: string | null | undefined;
      readonly steamAccountIds: ReadonlyArray<string> | null | undefined;
      readonly tab: InventoryTab;
    } | null | undefined;
    readonly listings: {
      readonly copies: {
        readonly cooldownUntil: string | null | undefined;
        readonly exteriors: ReadonlyArray<string>;
        readonly hasCost: boolean | null | undefined;
        readonly maxAboveLowest: number | null | undefined;
        readonly maxDaysHeld: number | null | undefined;
        readonly maxDaysOnSale: number | null | undefined;
        readonly maxPriceCents: number | null | undefined;
        readonly minAboveLowest: number | null | undefined;
        readonly minDaysHeld: number | null | undefined;
        readonly minDaysOnSale: number | null | undefined;
        readonly minPriceCents: number | null | undefined;
        readonly rarities: ReadonlyArray<string>;
        readonly types: ReadonlyArray<string>;
      };
      readonly keyword: string | null | undefined;
      readonly status: OwnListingStatus;
      readonly steamAccountIds: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "ViewChips_viewer";
};
export type ViewChips_viewer$key = {
  readonly " $data"?: ViewChips_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewChips_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyword",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "steamAccountIds",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ChosenCopies",
  "kind": "LinkedField",
  "name": "copies",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "types",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exteriors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minPriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPriceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minDaysHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxDaysHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minDaysOnSale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxDaysOnSale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minAboveLowest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAboveLowest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cooldownUntil",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "place"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewChips_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "place",
          "variableName": "place"
        }
      ],
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "savedViews",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChosenInventory",
          "kind": "LinkedField",
          "name": "inventory",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tab",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChosenListings",
          "kind": "LinkedField",
          "name": "listings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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
})();

(node as any).hash = "eba09933d1de86800682f0641b59d44e";

export default node;
