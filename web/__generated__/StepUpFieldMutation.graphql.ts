/**
 * @generated SignedSource<<cfa2d0947f199b9e60e119c00bbb21bf>>
 * @relayHash c9cb1388056153d6ee47bb21ab99cb3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1733a69cb634fa639bdb454f30553b68345b18e3a27098051d3e36c67385f67e

import type { ConcreteRequest } from 'relay-runtime';
export type RequestStepUpCodeInput = {
  clientMutationId?: string | null | undefined;
};
export type StepUpFieldMutation$variables = {
  input: RequestStepUpCodeInput;
};
export type StepUpFieldMutation$data = {
  readonly requestStepUpCode: {
    readonly code?: string;
    readonly resendAfterSeconds?: number;
    readonly retryAfterSeconds?: number;
  };
};
export type StepUpFieldMutation = {
  response: StepUpFieldMutation$data;
  variables: StepUpFieldMutation$variables;
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
      "kind": "ScalarField",
      "name": "resendAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "RequestStepUpCodePayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "TooManyCodes",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": "__isRefusal"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StepUpFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestStepUpCode",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "StepUpFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestStepUpCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1733a69cb634fa639bdb454f30553b68345b18e3a27098051d3e36c67385f67e",
    "metadata": {},
    "name": "StepUpFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35d954ee3c2e6cefc463e582d1ff733a";

export default node;
