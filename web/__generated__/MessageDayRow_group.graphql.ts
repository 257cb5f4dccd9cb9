/**
 * @generated SignedSource<<97ccc3358ad0423c847fb6e6a9e2eea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageDayRow_group$data = {
  readonly newest: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageRow_message">;
  };
  readonly salesDay: {
    readonly day: string;
    readonly saleCount: number;
    readonly unreadCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MessageGroupRow_group">;
  readonly " $fragmentType": "MessageDayRow_group";
};
export type MessageDayRow_group$key = {
  readonly " $data"?: MessageDayRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageDayRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageDayRow_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesDay",
      "kind": "LinkedField",
      "name": "salesDay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadCount",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MessageRow_message"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageGroupRow_group"
    }
  ],
  "type": "MessageGroup",
  "abstractKey": null
};

(node as any).hash = "1e74421cb9113950dc64b1c18b8b902f";

export default node;
