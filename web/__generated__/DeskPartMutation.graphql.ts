/**
 * @generated SignedSource<<b4bb41ec73a4e558d4a100f0ae49124d>>
 * @relayHash b40b9d6e5586838c155e31bfc56900ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9d8d52b74a4d8f351c079e1947f1ff4be8574db7f5bc0dc2ad3065ed6160a9d

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
                "name": "hasDeskFacts",
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
    "id": "b9d8d52b74a4d8f351c079e1947f1ff4be8574db7f5bc0dc2ad3065ed6160a9d",
    "metadata": {},
    "name": "DeskPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "24bdd4fa69234d9f7faac6ca19109b79";

export default node;
