/**
 * @generated SignedSource<<acdb81cc7a4ef4e64faeb3bcf523f743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawPanel_viewer$data = {
  readonly verification: {
    readonly id: string;
    readonly idNumber: string;
    readonly name: string;
    readonly paymentAccount: string;
  } | null | undefined;
  readonly withdrawalRules: {
    readonly closure: {
      readonly " $fragmentSpreads": FragmentRefs<"ClosureNote_closure">;
    } | null | undefined;
    readonly dayCapCents: number;
    readonly feeBasisPoints: number;
    readonly maxCents: number;
    readonly minCents: number;
    readonly remainingTodayCents: number;
    readonly waitingCents: number;
    readonly waitingUntil: string | null | undefined;
    readonly withdrawableCents: number;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawNotes_rules">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RestrictionPanel_viewer">;
  readonly " $fragmentType": "WithdrawPanel_viewer";
};
export type WithdrawPanel_viewer$key = {
  readonly " $data"?: WithdrawPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Verification",
      "kind": "LinkedField",
      "name": "verification",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentAccount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestrictionPanel_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalRules",
      "kind": "LinkedField",
      "name": "withdrawalRules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawableCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingTodayCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dayCapCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeBasisPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceClosure",
          "kind": "LinkedField",
          "name": "closure",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClosureNote_closure"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawNotes_rules"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0374bcd5b28e53e92f5c005d13cc5da9";

export default node;
