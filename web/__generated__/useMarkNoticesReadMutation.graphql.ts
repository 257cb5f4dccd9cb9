/**
 * @generated SignedSource<<3cc9e6f621e7011fdb37b8f8e2799bed>>
 * @relayHash 3e9566fd83ac980377a83507ac18b49f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b581b399913c42f66517ac2ccd94f7627d45dc525dcdd2d41e6eff2a194ef97

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesReadInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  type?: number | null | undefined;
};
export type useMarkNoticesReadMutation$variables = {
  input: MarkMessagesReadInput;
};
export type useMarkNoticesReadMutation$data = {
  readonly markMessagesRead: {
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number;
    };
  };
};
export type useMarkNoticesReadMutation = {
  response: useMarkNoticesReadMutation$data;
  variables: useMarkNoticesReadMutation$variables;
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
    "name": "useMarkNoticesReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkNoticesReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b581b399913c42f66517ac2ccd94f7627d45dc525dcdd2d41e6eff2a194ef97",
    "metadata": {},
    "name": "useMarkNoticesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea8311d40f25943bd0c9a320ffae56b5";

export default node;
