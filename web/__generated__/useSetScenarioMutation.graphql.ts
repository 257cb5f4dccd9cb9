/**
 * @generated SignedSource<<e4ee22b08cbb063be7d492ce98bbf8f8>>
 * @relayHash a70a4b657f3853dd023b2bf4971bd8ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e2060234c99d31bfdb43a2971086d1bbc3aa84bdfe36595e798af65b5d72ab

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
    "id": "f3e2060234c99d31bfdb43a2971086d1bbc3aa84bdfe36595e798af65b5d72ab",
    "metadata": {},
    "name": "useSetScenarioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65af97b53a62c43400c94cd41469f277";

export default node;
