/**
 * @generated SignedSource<<f1b6c2b8951d9fd81be1d99583a10fdd>>
 * @relayHash 9538bb607e78ab76aeac00982e82cb94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f555b58612df795407d7449eb72f6b4ef51b2f1625e4dfe367e538918dd2a50

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCopyAlertInput = {
  copyAlertId: string;
};
export type CopyAlertListRemoveMutation$variables = {
  input: RemoveCopyAlertInput;
};
export type CopyAlertListRemoveMutation$data = {
  readonly removeCopyAlert: {
    readonly viewer?: {
      readonly id: string;
    };
  };
};
export type CopyAlertListRemoveMutation = {
  response: CopyAlertListRemoveMutation$data;
  variables: CopyAlertListRemoveMutation$variables;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RemoveCopyAlertPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyAlertListRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCopyAlert",
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
    "name": "CopyAlertListRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCopyAlert",
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
    "id": "4f555b58612df795407d7449eb72f6b4ef51b2f1625e4dfe367e538918dd2a50",
    "metadata": {},
    "name": "CopyAlertListRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "190bbc93fac7ecb71cc86f04c3a552d5";

export default node;
