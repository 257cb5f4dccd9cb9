/**
 * @generated SignedSource<<cbf20d78a508767dca3cab58cda8b423>>
 * @relayHash c00730f0df7786f46ab3ee7aba6ef262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20fc026bd92ec7f781f92794c0c29abc1386fdd9783895e974249534fc015767

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskFact = "ABOVE_LOWEST" | "COST" | "DAYS_ON_SALE" | "LAST_SALE" | "LOWEST_OTHER" | "NET" | "PLACE" | "PROFIT" | "REFERENCE" | "RULE" | "SELLING_TIME" | "WEEK_SALES" | "%future added value";
export type SetDeskFactsInput = {
  facts: ReadonlyArray<DeskFact>;
};
export type DeskPartMutation$variables = {
  input: SetDeskFactsInput;
};
export type DeskPartMutation$data = {
  readonly setDeskFacts: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"DeskPart_viewer">;
    };
  };
};
export type DeskPartMutation = {
  response: DeskPartMutation$data;
  variables: DeskPartMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskPartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetDeskFactsPayload",
        "kind": "LinkedField",
        "name": "setDeskFacts",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeskPart_viewer"
              }
            ],
            "storageKey": null
          }
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
    "name": "DeskPartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetDeskFactsPayload",
        "kind": "LinkedField",
        "name": "setDeskFacts",
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
                "name": "deskFacts",
                "storageKey": null
              },
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20fc026bd92ec7f781f92794c0c29abc1386fdd9783895e974249534fc015767",
    "metadata": {},
    "name": "DeskPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24bdd4fa69234d9f7faac6ca19109b79";

export default node;
