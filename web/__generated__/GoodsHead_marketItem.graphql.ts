/**
 * @generated SignedSource<<da3c033aa53848d14020ca31722c30df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsHead_marketItem$data = {
  readonly hasAutomaticDelivery: boolean;
  readonly lowestListing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly askCents: number;
        readonly id: string;
        readonly isOwn: boolean;
      };
    }>;
  } | null | undefined;
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly phases: ReadonlyArray<{
    readonly phase: string;
    readonly picture: string;
  }> | null | undefined;
  readonly picture: string;
  readonly rarityColor: string;
  readonly tagExterior: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ExteriorSwitch_marketItem" | "FloatRange_marketItem" | "GoodsCrumbs_marketItem" | "GoodsFacts_marketItem" | "GoodsTags_marketItem" | "PhaseSwitch_marketItem" | "WatchButtons_marketItem">;
  readonly " $fragmentType": "GoodsHead_marketItem";
};
export type GoodsHead_marketItem$key = {
  readonly " $data"?: GoodsHead_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsHead_marketItem">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "size",
      "value": "STAGE"
    }
  ],
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": "picture(size:\"STAGE\")"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "phaseFilter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsHead_marketItem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketHashName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rarityColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagExterior",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAutomaticDelivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketItemPhase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "lowestListing",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "phaseFilter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "PRICE_ASCENDING"
        }
      ],
      "concreteType": "ListingConnection",
      "kind": "LinkedField",
      "name": "listings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ListingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Listing",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "askCents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOwn",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsCrumbs_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsTags_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsFacts_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhaseSwitch_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExteriorSwitch_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FloatRange_marketItem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchButtons_marketItem"
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};
})();

(node as any).hash = "04c3513ff314cc3b64bf8d9505109a4e";

export default node;
