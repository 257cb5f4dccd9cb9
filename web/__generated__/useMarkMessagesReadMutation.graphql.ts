/**
 * @generated SignedSource<<abd4bdf85d930ee285cdb9d9d3fa6fba>>
 * @relayHash 5cb5b303bb1516db8455b6cba6a167ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed1defa2797f906da857d0a61afd0cf0189b9e76adfe8bbee3915ddb4fec798b

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  orderNo?: string | null | undefined;
  saleDay?: string | null | undefined;
  type?: number | null | undefined;
};
export type useMarkMessagesReadMutation$variables = {
  input: MarkMessagesReadInput;
};
export type useMarkMessagesReadMutation$data = {
  readonly markMessagesRead: {
    readonly viewer: {
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkMessagesReadPayload",
    "kind": "LinkedField",
    "name": "markMessagesRead",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkMessagesReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkMessagesReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed1defa2797f906da857d0a61afd0cf0189b9e76adfe8bbee3915ddb4fec798b",
    "metadata": {},
    "name": "useMarkMessagesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79361675ebbfec1e7fce97c06059ac15";

export default node;
