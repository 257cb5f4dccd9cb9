/**
 * @generated SignedSource<<08fdba455c9d5a92901a67aaf305b806>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageGroupRow_group$data = {
  readonly count: number;
  readonly earlier: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MessageRow_message">;
  }>;
  readonly newest: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageRow_message">;
  };
  readonly order: {
    readonly marketItem: {
      readonly nameEn: string;
      readonly nameZh: string;
      readonly " $fragmentSpreads": FragmentRefs<"ItemThumb_item">;
    } | null | undefined;
    readonly orderNo: string;
  } | null | undefined;
  readonly statusEn: string | null | undefined;
  readonly statusZh: string | null | undefined;
  readonly unreadCount: number;
  readonly " $fragmentType": "MessageGroupRow_group";
};
export type MessageGroupRow_group$key = {
  readonly " $data"?: MessageGroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageGroupRow_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "MessageRow_message"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageGroupRow_group",
  "selections": [
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
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketItem",
          "kind": "LinkedField",
          "name": "marketItem",
          "plural": false,
          "selections": [
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ItemThumb_item"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "newest",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MessageGroup",
  "abstractKey": null
};
})();

(node as any).hash = "3dc7bf3a99c4ef8b7ebf860eb4dec186";

export default node;
