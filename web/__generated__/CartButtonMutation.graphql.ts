/**
 * @generated SignedSource<<7c5067fa8c1c54846fdf402e9311cf46>>
 * @relayHash fbba0791503ddac765cb97ccd040531c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b02216fec214599950daa294b2b8d1cf472351597a56ca0375397ff556b442c9

import type { ConcreteRequest } from 'relay-runtime';
export type CartAddOutcome = "ADDED" | "ALREADY" | "FULL" | "GONE" | "OWN" | "%future added value";
export type AddToCartInput = {
  lines: ReadonlyArray<SeenCopyInput>;
};
export type SeenCopyInput = {
  expectedPriceCents: number;
  listingId: string;
};
export type CartButtonMutation$variables = {
  input: AddToCartInput;
};
export type CartButtonMutation$data = {
  readonly addToCart: {
    readonly copies?: ReadonlyArray<{
      readonly outcome: CartAddOutcome;
    }>;
  };
};
export type CartButtonMutation = {
  response: CartButtonMutation$data;
  variables: CartButtonMutation$variables;
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
      "concreteType": "AddedCopy",
      "kind": "LinkedField",
      "name": "copies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AddToCartPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addToCart",
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
    "name": "CartButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addToCart",
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
    "id": "b02216fec214599950daa294b2b8d1cf472351597a56ca0375397ff556b442c9",
    "metadata": {},
    "name": "CartButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de6b9477f84e3a5cede293b7c1beb8a0";

export default node;
