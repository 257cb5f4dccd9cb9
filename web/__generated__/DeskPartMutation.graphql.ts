/**
 * @generated SignedSource<<2433b14c24839d882d33d9804c6d4611>>
 * @relayHash 031e91819ca74a7f3f80ca45a3a1d431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ef313ca861fdce69c38181b0de4df2d362938e3d61fb44217fd042b07fa4174

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskFact = "ABOVE_LOWEST" | "COST" | "DAYS_ON_SALE" | "LAST_SALE" | "LOWEST_OTHER" | "NET" | "PLACE" | "PROFIT" | "REFERENCE" | "RULE" | "SELLING_TIME" | "VIEWS" | "WEEK_SALES" | "%future added value";
export type SetDeskFactsInput = {
  facts: ReadonlyArray<DeskFact>;
};
export type DeskPartMutation$variables = {
  input: SetDeskFactsInput;
};
export type DeskPartMutation$data = {
  readonly setDeskFacts: {
    readonly viewer?: {
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
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDeskFacts",
        "plural": false,
        "selections": [
          {
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DeskPart_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetDeskFactsPayload",
            "abstractKey": null
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
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDeskFacts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
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
            "type": "SetDeskFactsPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ef313ca861fdce69c38181b0de4df2d362938e3d61fb44217fd042b07fa4174",
    "metadata": {},
    "name": "DeskPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2678dda293c58d141e7901987d4826ab";

export default node;
