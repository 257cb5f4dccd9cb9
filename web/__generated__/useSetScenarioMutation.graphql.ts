/**
 * @generated SignedSource<<8ccca3818bf6ce6c15eac8e92d04cb14>>
 * @relayHash 3f4c284d51c149217ef2f14a9648521a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffcd8ed506f96ffb06ef7d56b943cd3bbc9631b4d126889dfd4fa72928861320

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
  "type": "Refusal",
  "abstractKey": "__isRefusal"
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
    "id": "ffcd8ed506f96ffb06ef7d56b943cd3bbc9631b4d126889dfd4fa72928861320",
    "metadata": {},
    "name": "useSetScenarioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "470207459118d4b6ff1371b74533a3b2";

export default node;
