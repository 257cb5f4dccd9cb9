/**
 * @generated SignedSource<<c6165a677f80848fd05e5044627fad27>>
 * @relayHash c6f5b24f05cbfe9e4901d9e237d59489
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 778c1eb1e20f1b033e17cc584c287876f90236a19815882087b7f2cfdf300d45

import type { ConcreteRequest } from 'relay-runtime';
export type SandboxScenario = "ACCEPT" | "COUNTER_OFFER" | "DECLINE" | "HOLD" | "IGNORE" | "REVERSAL" | "%future added value";
export type SetSandboxScenarioInput = {
  minutes?: number | null | undefined;
  scenario: SandboxScenario;
  tradeUrl: string;
};
export type useSetScenarioMutation$variables = {
  input: SetSandboxScenarioInput;
};
export type useSetScenarioMutation$data = {
  readonly setSandboxScenario: {
    readonly code?: string;
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
    };
  };
};
export type useSetScenarioMutation = {
  response: useSetScenarioMutation$data;
  variables: useSetScenarioMutation$variables;
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
  "type": "SetSandboxScenarioPayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
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
    "name": "useSetScenarioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setSandboxScenario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useSetScenarioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setSandboxScenario",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "778c1eb1e20f1b033e17cc584c287876f90236a19815882087b7f2cfdf300d45",
    "metadata": {},
    "name": "useSetScenarioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c382d5e3cf8131f53895f85235a06d5d";

export default node;
