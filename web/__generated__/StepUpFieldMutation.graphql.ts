/**
 * @generated SignedSource<<47438c0719f94a7d977f4e7d688afe14>>
 * @relayHash d11d13fe815214c465dfc383e6ab2164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dda0dec0fec1288d7f196381321e4a1d835b31130909e59dfc361a9538a51f5e

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
  "type": "DomainError",
  "abstractKey": "__isDomainError"
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
    "id": "dda0dec0fec1288d7f196381321e4a1d835b31130909e59dfc361a9538a51f5e",
    "metadata": {},
    "name": "StepUpFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dce0ab9869ffda43252705eadefc7a3c";

export default node;
