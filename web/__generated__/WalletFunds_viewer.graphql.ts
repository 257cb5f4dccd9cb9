/**
 * @generated SignedSource<<46afb1c0b35db575a18d1a34a907c0bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletFunds_viewer$data = {
  readonly orders?: {
    readonly " $fragmentSpreads": FragmentRefs<"FundOrderList_viewer">;
  } | null | undefined;
  readonly releaseCalendar: {
    readonly " $fragmentSpreads": FragmentRefs<"ReleaseCalendar_calendar">;
  } | null | undefined;
  readonly " $fragmentType": "WalletFunds_viewer";
};
export type WalletFunds_viewer$key = {
  readonly " $data"?: WalletFunds_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletFunds_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "day"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fund"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isOpen"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletFunds_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "WalletReleaseCalendar",
      "kind": "LinkedField",
      "name": "releaseCalendar",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReleaseCalendar_calendar"
        }
      ],
      "storageKey": null
    },
    {
      "condition": "isOpen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "day",
                    "variableName": "day"
                  },
                  {
                    "kind": "Variable",
                    "name": "fund",
                    "variableName": "fund"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "FundOrderList_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "orders"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b39b677dab078c3282fd725f426bec62";

export default node;
