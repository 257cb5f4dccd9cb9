/**
 * @generated SignedSource<<6a57e5dd33c9eb7d48f6edb8f85a53f5>>
 * @relayHash 0c6b19fbd7161bdc5d195d2d5d019d79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b385dedc28b420607326511ef907b6eb580f90c0f59fac2fcb97fedba83c18d3

import type { ConcreteRequest } from 'relay-runtime';
export type SetBargainTermsInput = {
  acceptCents?: number | null | undefined;
  acceptPercent?: number | null | undefined;
  isOpen: boolean;
  leastCents?: number | null | undefined;
  leastPercent?: number | null | undefined;
  listingId?: string | null | undefined;
};
export type ListingTermsDialogMutation$variables = {
  input: SetBargainTermsInput;
};
export type ListingTermsDialogMutation$data = {
  readonly setBargainTerms: {
    readonly message?: string;
  };
};
export type ListingTermsDialogMutation = {
  response: ListingTermsDialogMutation$data;
  variables: ListingTermsDialogMutation$variables;
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
    "name": "ListingTermsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setBargainTerms",
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
    "name": "ListingTermsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setBargainTerms",
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
    "id": "b385dedc28b420607326511ef907b6eb580f90c0f59fac2fcb97fedba83c18d3",
    "metadata": {},
    "name": "ListingTermsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b47e6bbe626912dcc455422f0e15c8be";

export default node;
