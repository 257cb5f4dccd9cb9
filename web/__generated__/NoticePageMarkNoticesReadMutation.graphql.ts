/**
 * @generated SignedSource<<7631e7180972c35bda9886600432e3f4>>
 * @relayHash 708d87f8b602ba8110de5e06b717657c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e664b77ca218f0d40ed49e93f629761366bed2fdb4c3e2261f0854dbd36fb8cb

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  orderNo?: string | null | undefined;
  saleDay?: string | null | undefined;
  type?: number | null | undefined;
};
export type NoticePageMarkNoticesReadMutation$variables = {
  input: MarkMessagesReadInput;
};
export type NoticePageMarkNoticesReadMutation$data = {
  readonly markMessagesRead: {
    readonly viewer: {
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
    "name": "NoticePageMarkNoticesReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoticePageMarkNoticesReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e664b77ca218f0d40ed49e93f629761366bed2fdb4c3e2261f0854dbd36fb8cb",
    "metadata": {},
    "name": "NoticePageMarkNoticesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c8cfbbdea2555ae60f7f92e29b39693";

export default node;
