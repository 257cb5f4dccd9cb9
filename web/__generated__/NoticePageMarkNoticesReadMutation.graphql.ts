/**
 * @generated SignedSource<<de133008b5765a71459d6030d46d7537>>
 * @relayHash eb69bd072dd8e63b21f3f7a4ef9c8743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1dbe964b655ac53a5a04bed397ca7b56299c900548f68a673b4283df93986ed

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "INVENTORY" | "SERVICE" | "SYSTEM" | "TRADE" | "%future added value";
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  isAll?: boolean;
  orderNo?: string | null | undefined;
  saleDay?: string | null | undefined;
  type?: MessageType | null | undefined;
};
export type NoticePageMarkNoticesReadMutation$variables = {
  input: MarkMessagesReadInput;
};
export type NoticePageMarkNoticesReadMutation$data = {
  readonly markMessagesRead: {
    readonly viewer?: {
      readonly id: string;
      readonly unreadMessageCount: number;
    };
  };
};
export type NoticePageMarkNoticesReadMutation = {
  response: NoticePageMarkNoticesReadMutation$data;
  variables: NoticePageMarkNoticesReadMutation$variables;
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
    "name": "NoticePageMarkNoticesReadMutation",
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
    "name": "NoticePageMarkNoticesReadMutation",
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
    "id": "b1dbe964b655ac53a5a04bed397ca7b56299c900548f68a673b4283df93986ed",
    "metadata": {},
    "name": "NoticePageMarkNoticesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6261b98c8da27edadf899b1089932641";

export default node;
