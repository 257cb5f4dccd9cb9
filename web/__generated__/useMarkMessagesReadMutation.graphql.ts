/**
 * @generated SignedSource<<7287f83c367e13b0df9298ddd88136e2>>
 * @relayHash fac0645ade53ae138445d8598d306b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0045b0e25261191690d36bcc4c72dfe173314a6d804b5023bdb1e0fe473182

import { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
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
    "id": "db0045b0e25261191690d36bcc4c72dfe173314a6d804b5023bdb1e0fe473182",
    "metadata": {},
    "name": "useMarkMessagesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "921f438f041194b2260bbf62be4c5551";

export default node;
