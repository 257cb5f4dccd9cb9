/**
 * @generated SignedSource<<d0218de7d60f986a7ba4f1023c817553>>
 * @relayHash 7c6b4d28a6cb55c4b0c1f95ee65b9e6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a0ba46326470017d57bbdcb07e3e4b745dc21773198d52840ba03347bd6395c

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "INVENTORY" | "SERVICE" | "SYSTEM" | "TRADE" | "%future added value";
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  isAll?: boolean;
  orderNo?: string | null | undefined;
  saleDay?: string | null | undefined;
  type?: MessageType | null | undefined;
};
export type useMarkMessagesReadMutation$variables = {
  input: MarkMessagesReadInput;
};
export type useMarkMessagesReadMutation$data = {
  readonly markMessagesRead: {
    readonly viewer?: {
      readonly id: string;
      readonly unreadMessageCount: number;
      readonly unreadMessageCounts: {
        readonly inventory: number;
        readonly service: number;
        readonly system: number;
        readonly trade: number;
      };
    };
  };
};
export type useMarkMessagesReadMutation = {
  response: useMarkMessagesReadMutation$data;
  variables: useMarkMessagesReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
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
          "name": "unreadMessageCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnreadMessageCounts",
          "kind": "LinkedField",
          "name": "unreadMessageCounts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trade",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "service",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inventory",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "system",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarkMessagesReadPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkMessagesReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markMessagesRead",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkMessagesReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markMessagesRead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a0ba46326470017d57bbdcb07e3e4b745dc21773198d52840ba03347bd6395c",
    "metadata": {},
    "name": "useMarkMessagesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ffc1d14f9eee39aaf866a94b52126b1";

export default node;
